"""Python runs this before anything else. Lambda mounts layers at /opt, which only a superuser could do on this machine:
programs that are called there are taken from where the emulator unpacked the layers. The emulator's API Gateway has no
streams: it calls a function whose integration streams as it calls any other."""

import os
import subprocess
import sys

LAYERS = [layer for layer in os.environ.get("_LAMBDA_LAYERS_DIRS", "").split(os.pathsep) if layer]


def program_in_layers(path):
    places = [os.path.join(layer, os.path.relpath(path, "/opt")) for layer in LAYERS]
    return next((place for place in places if os.path.exists(place)), None)


def quietly(arguments):
    """A copy to S3 names each of its files; the emulator gives up on a function that writes more than 200 lines."""
    return [*arguments, "--only-show-errors"] if arguments[:1] == ["s3"] else arguments


if LAYERS:
    start = subprocess.Popen.__init__

    def start_from_layers(self, args, *others, **options):
        program = program_in_layers(args[0]) if isinstance(args, list) and str(args[0]).startswith("/opt/") else None
        start(self, [sys.executable, program, *quietly(args[1:])] if program else args, *others, **options)

    subprocess.Popen.__init__ = start_from_layers


def call_streaming_functions_as_others():
    from ministack.services import apigateway_v1

    read = apigateway_v1._extract_lambda_ref_from_integration_uri
    apigateway_v1._extract_lambda_ref_from_integration_uri = lambda uri: read(
        (uri or "").replace("/response-streaming-invocations", "/invocations")
    )


if "ministack" in sys.orig_argv:
    call_streaming_functions_as_others()
