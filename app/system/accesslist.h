// SPDX-License-Identifier: MIT
/// Access lists of files (POSIX ACLs) as Linux stores them: what owner, group, others, and users and groups
/// named in addition may do.
#pragma once

#include <QByteArray>
#include <QList>
#include <QtEndian>
#include <algorithm>
#include <optional>

namespace towerwatch {

/// The access list of a file. A file without one is described by its mode.
class AccessList
{
public:
    enum Tag : quint16 {
        Owner = 0x01,
        User = 0x02,
        OwningGroup = 0x04,
        Group = 0x08,
        Mask = 0x10,
        Other = 0x20
    };
    static constexpr quint32 nobody = 0xffffffff; ///< the id of entries that name no user or group

    /// The list that says the same as a mode.
    static AccessList ofMode(unsigned mode)
    {
        AccessList list;
        list.m_entries = {{Owner, bits(mode >> 6), nobody},
                          {OwningGroup, bits(mode >> 3), nobody},
                          {Other, bits(mode), nobody}};
        return list;
    }
    /// The list in the bytes of the file's attribute; nothing if they hold none.
    static std::optional<AccessList> fromBytes(const QByteArray &bytes)
    {
        if (bytes.size() < headSize || (bytes.size() - headSize) % entrySize != 0 ||
            qFromLittleEndian<quint32>(bytes.constData()) != version)
            return std::nullopt;
        AccessList list;
        for (const char *at = bytes.constData() + headSize; at < bytes.constData() + bytes.size();
             at += entrySize)
            list.m_entries.append({qFromLittleEndian<quint16>(at), qFromLittleEndian<quint16>(at + 2),
                                   qFromLittleEndian<quint32>(at + 4)});
        return list;
    }
    QByteArray toBytes() const
    {
        QByteArray bytes(headSize + entrySize * m_entries.size(), 0);
        qToLittleEndian(version, bytes.data());
        char *at = bytes.data() + headSize;
        for (const Entry &entry : m_entries) {
            qToLittleEndian(entry.tag, at);
            qToLittleEndian(entry.may, at + 2);
            qToLittleEndian(entry.id, at + 4);
            at += entrySize;
        }
        return bytes;
    }
    /// Whether a mode can say all of the list.
    bool isMode() const { return m_entries.size() == 3; }
    unsigned mode() const { return unsigned(of(Owner)) << 6 | unsigned(of(OwningGroup)) << 3 | of(Other); }

    /// Changes the list for a new owner and group of the file: the old ones are named in it, so that
    /// everybody may do what they could before, and nobody more.
    void handOver(quint32 ownerBefore, quint32 groupBefore, quint32 owner, quint32 group)
    {
        dissolveMask();
        if (group != groupBefore) {
            const auto least = quint16(has(Group) ? 0 : of(OwningGroup) & of(Other)); // who is in both groups
            name(Group, groupBefore, of(OwningGroup));
            entry(OwningGroup)->may = least;
            drop(Group, group);
        }
        if (owner != ownerBefore) {
            name(User, ownerBefore, of(Owner));
            drop(User, owner);
        }
        restoreMask();
    }

private:
    struct Entry
    {
        quint16 tag, may;
        quint32 id;
    };
    static constexpr qsizetype headSize = 4, entrySize = 8;
    static constexpr quint32 version = 2;

    static quint16 bits(unsigned mode) { return quint16(mode & 7); }
    const Entry *entry(Tag tag) const
    {
        const auto found =
            std::find_if(m_entries.begin(), m_entries.end(), [tag](const Entry &e) { return e.tag == tag; });
        return found == m_entries.end() ? nullptr : &*found;
    }
    Entry *entry(Tag tag) { return const_cast<Entry *>(std::as_const(*this).entry(tag)); }
    bool has(Tag tag) const { return entry(tag); }
    quint16 of(Tag tag) const { return has(tag) ? entry(tag)->may : bits(0); }
    static bool isMasked(const Entry &entry)
    {
        return entry.tag == User || entry.tag == Group || entry.tag == OwningGroup;
    }

    void drop(Tag tag, quint32 id)
    {
        m_entries.removeIf([&](const Entry &e) { return e.tag == tag && e.id == id; });
    }
    /// Adds a named user or group, in the order that the system requires: by tag, then by id.
    void name(Tag tag, quint32 id, quint16 may)
    {
        drop(tag, id);
        const auto key = [](const Entry &e) { return std::pair(e.tag, e.id); };
        const Entry added{tag, may, id};
        const auto at = std::find_if(m_entries.begin(), m_entries.end(),
                                     [&](const Entry &e) { return key(e) > key(added); });
        m_entries.insert(at, added);
    }
    void dissolveMask()
    {
        const quint16 mask = has(Mask) ? of(Mask) : bits(7);
        for (Entry &e : m_entries)
            if (isMasked(e))
                e.may &= mask;
        drop(Mask, nobody);
    }
    void restoreMask()
    {
        if (!has(User) && !has(Group))
            return;
        quint16 all = 0;
        for (const Entry &e : m_entries)
            if (isMasked(e))
                all |= e.may;
        name(Mask, nobody, all);
    }

    QList<Entry> m_entries; ///< in the order of the bytes
};

} // namespace towerwatch
