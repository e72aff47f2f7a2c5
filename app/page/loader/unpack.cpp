// SPDX-License-Identifier: MIT
/// A module of its own that unpacks the referee, piece by piece, so that the page stays awake: LZMA makes it
/// a quarter smaller than what browsers can unpack themselves. JavaScript fills packed(), begins, and goes on
/// until all is there.
#include <LzmaDec.h>

#include <cstddef>
#include <cstdint>
#include <emscripten.h>
#include <unistd.h>

namespace {

CLzmaDec decoder;
Byte *input = nullptr;
SizeT left = 0;

/// Memory that is never given back: the module goes when it has done its work.
void *taken(SizeT bytes)
{
    return sbrk(static_cast<std::intptr_t>((bytes + 15) / 16 * 16));
}

} // namespace

extern "C" {

/// Room for a packed file of so many bytes, as `xz --format=lzma` writes it.
EMSCRIPTEN_KEEPALIVE Byte *packed(SizeT bytes)
{
    left = bytes;
    return input = static_cast<Byte *>(taken(bytes));
}

/// Begins to unpack what is `bytes` long; where it will lie, or null.
EMSCRIPTEN_KEEPALIVE Byte *begin(SizeT bytes)
{
    constexpr SizeT header = LZMA_PROPS_SIZE + 8;
    static ISzAlloc memory{[](void *, std::size_t size) { return taken(size); }, [](void *, void *) {}};
    LzmaDec_Construct(&decoder);
    if (left < header || LzmaDec_AllocateProbs(&decoder, input, LZMA_PROPS_SIZE, &memory) != SZ_OK)
        return nullptr;
    input += header;
    left -= header;
    decoder.dic = static_cast<Byte *>(taken(bytes));
    decoder.dicBufSize = bytes;
    LzmaDec_Init(&decoder);
    return decoder.dic;
}

/// Unpacks at most so many bytes more; how many there are now. As many as before: it is damaged.
EMSCRIPTEN_KEEPALIVE SizeT goOn(SizeT most)
{
    ELzmaStatus status{};
    SizeT read = left;
    const SizeT end = decoder.dicBufSize - decoder.dicPos < most ? decoder.dicBufSize : decoder.dicPos + most;
    LzmaDec_DecodeToDic(&decoder, end, input, &read, LZMA_FINISH_ANY, &status);
    input += read;
    left -= read;
    return decoder.dicPos;
}
}
