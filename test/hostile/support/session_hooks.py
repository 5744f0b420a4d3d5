"""Keeps the caller of a run signed in: schemathesis loads this file, and it signs in again after each sign-out."""

import json
import os
import threading
import urllib.request

import schemathesis

_lock = threading.Lock()
_session = None


def _sign_in():
    request = urllib.request.Request(
        os.environ["PRODUCT_URL"] + "/api/auth/login",
        data=json.dumps({"email": os.environ["CALLER_EMAIL"], "password": os.environ["CALLER_PASSWORD"]}).encode(),
        headers={"content-type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        return dict(line.split(";")[0].split("=", 1) for line in answer.headers.get_all("set-cookie"))


@schemathesis.auth(refresh_interval=None)
class Session:
    """The caller's session, as a bearer token or as cookies."""

    def get(self, case, context):
        global _session
        with _lock:
            if _session is None:
                _session = _sign_in()
            return _session

    def set(self, case, data, context):
        case.headers = case.headers or {}
        if os.environ["CALLER_SENDS"] == "bearer":
            case.headers["Authorization"] = "Bearer " + data["__Host-identity"]
        else:
            case.headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in data.items())


@schemathesis.hook
def after_call(context, case, response):
    global _session
    if case.operation.path == "/api/auth/logout":
        with _lock:
            _session = None
