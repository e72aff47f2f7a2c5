# SPDX-License-Identifier: MIT
# The page for phones is compiled by emscripten, the libraries it needs from Debian's sources (tools/web fetches them).
enable_language(C)
set(sources ${PROJECT_BINARY_DIR}/sources)
add_compile_options(-Oz -Wno-missing-field-initializers -Wno-overlength-strings -Wno-shadow
    "$<$<COMPILE_LANGUAGE:CXX>:-fno-c++-static-destructors;-fno-rtti>"
    -fno-threadsafe-statics) # the page never ends and has one thread
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/range-v3)
foreach(part range concepts meta std) # of librange-v3-dev, and nothing else of the headers of this machine
    file(CREATE_LINK /usr/include/${part} ${PROJECT_BINARY_DIR}/range-v3/${part} SYMBOLIC)
endforeach()
target_include_directories(house SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/range-v3)

# What of them is used.
set(yaml directives exceptions exp null parser regex_yaml scanner scanscalar scantag scantoken simplekey singledocparser
    stream tag depthguard)
set(zlib adler32 crc32 deflate inffast inflate inftrees trees zutil)
set(qrencode bitstream mask mmask mqrspec qrencode qrinput qrspec rsecc split)
list(TRANSFORM yaml REPLACE "(.+)" "${sources}/yaml-cpp/src/\\1.cpp")
list(TRANSFORM zlib REPLACE "(.+)" "${sources}/zlib/\\1.c")
list(TRANSFORM qrencode REPLACE "(.+)" "${sources}/qrencode/\\1.c")
add_library(yaml-cpp STATIC ${yaml})
set(yaml_options -fwasm-exceptions -frtti -include ${PROJECT_SOURCE_DIR}/resources/web/plainstreams.h)
target_compile_options(yaml-cpp PRIVATE ${yaml_options})
target_include_directories(yaml-cpp SYSTEM PUBLIC ${sources}/yaml-cpp/include)
add_library(yaml-cpp::yaml-cpp ALIAS yaml-cpp)
add_library(zlib STATIC ${zlib})
target_compile_definitions(zlib PRIVATE DYNAMIC_CRC_TABLE) # rather worked out than downloaded
target_include_directories(zlib SYSTEM PUBLIC ${sources}/zlib)
add_library(ZLIB::ZLIB ALIAS zlib)
add_library(qrencode STATIC ${qrencode})
target_compile_definitions(qrencode PRIVATE STATIC_IN_RELEASE=static HAVE_STRDUP
    MAJOR_VERSION=4 MINOR_VERSION=1 MICRO_VERSION=1 VERSION="4.1.1") # as its configure says
target_include_directories(qrencode SYSTEM PUBLIC ${sources}/qrencode)
add_library(PkgConfig::QRENCODE ALIAS qrencode)
foreach(library yaml-cpp zlib qrencode)
    target_compile_options(${library} PRIVATE -w)
    set_target_properties(${library} PROPERTIES UNITY_BUILD OFF)
endforeach()

# The messages come compiled from the native build.
file(GLOB TOWERWATCH_TS_FILES CONFIGURE_DEPENDS translations/*.ts)
foreach(ts ${TOWERWATCH_TS_FILES})
    get_filename_component(language ${ts} NAME_WE)
    list(APPEND TOWERWATCH_QM_FILES ${TOWERWATCH_NATIVE}/translations/${language}.qm)
endforeach()
set(TOWERWATCH_MESSAGES ${TOWERWATCH_NATIVE}/translations)
