// SPDX-License-Identifier: MIT
/// A module of its own that unpacks the referee, piece by piece, so that the page stays awake: LZMA makes it
/// a quarter smaller than what browsers can unpack themselves, and PPMd makes texts a seventh smaller than
/// LZMA. JavaScript fills packed(), begins, and goes on until all is there.
#include <LzmaDec.h>
#include <Ppmd7.h>

#include <cstddef>
#include <cstdint>
#include <emscripten.h>
#include <unistd.h>

namespace {

// As resources/web/pack.mjs has texts packed.
constexpr unsigned textOrder = 18;
constexpr UInt32 textMemory = 32 << 20;

CLzmaDec decoder;
CPpmd7 model;
bool isText = false;
Byte *input = nullptr;
SizeT left = 0;

/// Memory that is never given back: the module goes when it has done its work.
void *taken(SizeT bytes)
{
    return sbrk(static_cast<std::intptr_t>((bytes + 15) / 16 * 16));
}

ISzAlloc memory{[](ISzAllocPtr, std::size_t size) { return taken(size); }, [](ISzAllocPtr, void *) {}};

/// The next byte of the input; 0 behind its end.
Byte nextByte(IByteInPtr)
{
    return left == 0 ? Byte{0} : (--left, *input++);
}
IByteIn bytes{nextByte};

bool beginText()
{
    Ppmd7_Construct(&model);
    if (!Ppmd7_Alloc(&model, textMemory, &memory))
        return false;
    Ppmd7_Init(&model, textOrder);
    model.rc.dec.Stream = &bytes;
    return Ppmd7z_RangeDec_Init(&model.rc.dec);
}

bool beginCode()
{
    constexpr SizeT header = LZMA_PROPS_SIZE + 8;
    LzmaDec_Construct(&decoder);
    if (left < header || LzmaDec_AllocateProbs(&decoder, input, LZMA_PROPS_SIZE, &memory) != SZ_OK)
        return false;
    input += header;
    left -= header;
    LzmaDec_Init(&decoder);
    return true;
}

void unpackText(SizeT end)
{
    for (int symbol = 0; decoder.dicPos < end; decoder.dic[decoder.dicPos++] = static_cast<Byte>(symbol))
        if (symbol = Ppmd7z_DecodeSymbol(&model); symbol < 0)
            return;
}

void unpackCode(SizeT end)
{
    ELzmaStatus status{};
    SizeT read = left;
    LzmaDec_DecodeToDic(&decoder, end, input, &read, LZMA_FINISH_ANY, &status);
    input += read;
    left -= read;
}

} // namespace

extern "C" {

/// Room for so many packed bytes: of a text the bare stream of PPMd, else a file of `xz --format=lzma`.
EMSCRIPTEN_KEEPALIVE Byte *packed(SizeT size)
{
    left = size;
    return input = static_cast<Byte *>(taken(size));
}

/// Begins to unpack what is `size` bytes long; where it will lie, or null.
EMSCRIPTEN_KEEPALIVE Byte *begin(SizeT size, bool text)
{
    isText = text;
    if (!(isText ? beginText() : beginCode()))
        return nullptr;
    decoder.dic = static_cast<Byte *>(taken(size));
    decoder.dicBufSize = size;
    return decoder.dic;
}

/// Unpacks at most so many bytes more; how many there are now. As many as before: it is damaged.
EMSCRIPTEN_KEEPALIVE SizeT goOn(SizeT most)
{
    const SizeT end = decoder.dicBufSize - decoder.dicPos < most ? decoder.dicBufSize : decoder.dicPos + most;
    (isText ? unpackText : unpackCode)(end);
    return decoder.dicPos;
}
}
