// SPDX-License-Identifier: MIT
/// The least that yaml-cpp takes for a file: one pass over its events.
#include <cstdio>
#include <fstream>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/parser.h>

namespace {

class Counter : public YAML::EventHandler
{
public:
    void OnDocumentStart(const YAML::Mark &) override {}
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark &, YAML::anchor_t) override { ++m_count; }
    void OnAlias(const YAML::Mark &, YAML::anchor_t) override { ++m_count; }
    void OnScalar(const YAML::Mark &, const std::string &, YAML::anchor_t, const std::string &) override
    {
        ++m_count;
    }
    void OnSequenceStart(const YAML::Mark &, const std::string &, YAML::anchor_t,
                         YAML::EmitterStyle::value) override
    {
        ++m_count;
    }
    void OnSequenceEnd() override {}
    void OnMapStart(const YAML::Mark &, const std::string &, YAML::anchor_t,
                    YAML::EmitterStyle::value) override
    {
        ++m_count;
    }
    void OnMapEnd() override {}
    long count() const { return m_count; }

private:
    long m_count = 0;
};

} // namespace

int main(int argc, char **argv)
{
    std::ifstream file(argc > 1 ? argv[1] : "");
    YAML::Parser parser(file);
    Counter counter;
    while (parser.HandleNextDocument(counter)) {
    }
    std::printf("%ld\n", counter.count());
}
