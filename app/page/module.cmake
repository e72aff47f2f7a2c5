# SPDX-License-Identifier: MIT
# The page for thumbs, build/web/towerwatch.html: model, drawing, wording, report and app/web as one module of
# WebAssembly, joined with resources/web. tools/web does all that: what the native build makes while building (the
# catalogues as C++ and the like) is taken from there, the libraries from Debian's sources.

enable_language(C)
set(TOWERWATCH_NATIVE ${CMAKE_SOURCE_DIR}/build/release CACHE PATH "The native build")
set(sources ${CMAKE_BINARY_DIR}/sources)
set(CMAKE_AUTOMOC OFF)
add_compile_options(-Oz -Wno-missing-field-initializers -Wno-overlength-strings -Wno-shadow
    $<$<COMPILE_LANGUAGE:CXX>:-fno-c++-static-destructors> -fno-threadsafe-statics # the page never ends and has one thread
    "$<$<COMPILE_LANGUAGE:CXX>:SHELL:-include ${CMAKE_SOURCE_DIR}/app/web/ranges.h>")
# JavaScript brings the memory and wasm-opt comes later: then the data stay in one piece, which packs better than two
# thousand.
add_link_options(-O1 --no-entry -sSTANDALONE_WASM -sALLOW_MEMORY_GROWTH -sIMPORTED_MEMORY)
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/range-v3)
foreach(part range concepts meta std) # of librange-v3-dev, and nothing else of the machine's own headers
    file(CREATE_LINK /usr/include/${part} ${CMAKE_BINARY_DIR}/range-v3/${part} SYMBOLIC)
endforeach()
include_directories(SYSTEM ${CMAKE_BINARY_DIR}/range-v3 ${sources}/yaml-cpp/include ${sources}/zlib
    ${sources}/qrencode ${sources}/lzma/C)

# --- libraries: what of them is used ---------------------------------------------------------------------------
set(yaml directives exceptions exp null parser regex_yaml scanner scanscalar scantag scantoken simplekey singledocparser
    stream tag depthguard)
set(zlib adler32 crc32 deflate inffast inflate inftrees trees zutil)
set(qr bitstream mask mmask mqrspec qrencode qrinput qrspec rsecc split)
list(TRANSFORM yaml REPLACE "(.+)" "${sources}/yaml-cpp/src/\\1.cpp")
list(TRANSFORM zlib REPLACE "(.+)" "${sources}/zlib/\\1.c")
list(TRANSFORM qr REPLACE "(.+)" "${sources}/qrencode/\\1.c")
add_library(libraries OBJECT ${yaml} ${zlib} ${qr})
target_compile_options(libraries PRIVATE -w -fwasm-exceptions)
target_compile_definitions(libraries PRIVATE STATIC_IN_RELEASE=static HAVE_STRDUP
    DYNAMIC_CRC_TABLE # rather worked out than downloaded
    MAJOR_VERSION=4 MINOR_VERSION=1 MICRO_VERSION=1 VERSION="4.1.1") # as qrencode's configure says

# --- referee: the module ---------------------------------------------------------------------------------------
foreach(room model views/wording views/drawing app/report app/web)
    file(GLOB_RECURSE files CONFIGURE_DEPENDS ${room}/*.cpp)
    list(FILTER files EXCLUDE REGEX "/(table/laytiles|loader/unpack).cpp$") # programs of their own
    list(FILTER files EXCLUDE REGEX "/wording/(comparison|dangerwords|deedwords|gamewords).cpp$") # of the desktop
    string(REPLACE / - target ${room})
    add_library(${target} OBJECT ${files})
    compile_together(${target})
    list(APPEND parts ${target})
endforeach()
# Exceptions fly in yaml-cpp alone and land in one file; elsewhere what clears up behind them would be code for nothing.
set_source_files_properties(${CMAKE_SOURCE_DIR}/model/format/yamltree.cpp PROPERTIES
    COMPILE_OPTIONS -fwasm-exceptions SKIP_UNITY_BUILD_INCLUSION ON)
embed_files(model towerwatch shareDictionary ${CMAKE_SOURCE_DIR}/resources/share/dictionary-1.txt)
file(GLOB art_files CONFIGURE_DEPENDS resources/art/*.svg)
embed_files(views-drawing towerwatch::drawing artFile ${art_files})
file(GLOB worded_sources CONFIGURE_DEPENDS views/wording/*.cpp views/wording/*.h)
list(FILTER worded_sources EXCLUDE REGEX "/(comparison|dangerwords|deedwords|gamewords).cpp$")
file(GLOB ts_files CONFIGURE_DEPENDS translations/*.ts)
add_custom_command(OUTPUT phrases.cpp
    COMMAND ${TOWERWATCH_NATIVE}/compile-phrases phrases.cpp ${TOWERWATCH_NATIVE} ${worded_sources} ${ts_files}
    DEPENDS ${TOWERWATCH_NATIVE}/phrases.cpp ${TOWERWATCH_NATIVE}/compile-phrases COMMENT "Compiling the phrases of the page")
add_custom_command(OUTPUT library.cpp
    COMMAND ${TOWERWATCH_NATIVE}/index-scenarios ${CMAKE_SOURCE_DIR}/scenarios library.cpp --bare
    DEPENDS ${TOWERWATCH_NATIVE}/library.cpp ${TOWERWATCH_NATIVE}/index-scenarios COMMENT "Embedding the scenarios without what only authors need")
add_library(data OBJECT ${TOWERWATCH_NATIVE}/catalogue.cpp library.cpp ${TOWERWATCH_NATIVE}/layouts.cpp phrases.cpp)
add_executable(referee)
target_link_libraries(referee PRIVATE ${parts} data libraries)
target_link_options(referee PRIVATE -fwasm-exceptions)
set_target_properties(referee PROPERTIES SUFFIX .wasm)
add_executable(unpack app/web/loader/unpack.cpp ${sources}/lzma/C/LzmaDec.c)
set_source_files_properties(${sources}/lzma/C/LzmaDec.c PROPERTIES COMPILE_OPTIONS "-w;-D_LZMA_SIZE_OPT")
set_target_properties(unpack PROPERTIES SUFFIX .wasm)
target_link_options(unpack PRIVATE -Oz -sMALLOC=emmalloc -sTOTAL_STACK=64KB -sINITIAL_MEMORY=1MB)

# --- towerwatch.html ---------------------------------------------------------------------------------------------
set(web ${CMAKE_SOURCE_DIR}/resources/web)
file(GLOB page_files CONFIGURE_DEPENDS ${web}/* resources/lineicons/*.svg resources/art/*.svg)
add_custom_command(OUTPUT referee.html
    COMMAND wasm-opt --post-emscripten -Os --low-memory-unused --converge --enable-exception-handling referee.wasm -o least.wasm
    COMMAND wasm-opt --post-emscripten -Oz --low-memory-unused --converge unpack.wasm -o least-unpack.wasm
    COMMAND node ${web}/pack.mjs referee.html least-unpack.wasm least.wasm
    DEPENDS referee unpack ${web}/pack.mjs COMMENT "Packing the referee")
add_custom_command(OUTPUT towerwatch.html towerwatch.mjs
    COMMAND node ${web}/join.mjs towerwatch.html ${web}/referee.js ${web}/start.js referee.html
    COMMAND ${CMAKE_COMMAND} -E copy ${web}/towerwatch.mjs towerwatch.mjs
    DEPENDS referee.html ${page_files} COMMENT "Joining the page")
add_custom_target(page ALL DEPENDS towerwatch.html)
