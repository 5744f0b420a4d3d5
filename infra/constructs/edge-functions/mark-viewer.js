// Behind CloudFront, Host and source address are not the viewer's. Whatever the viewer sent under these names is overwritten.
function handler(event) {
  const request = event.request;
  request.headers['x-viewer-host'] = { value: request.headers.host.value };
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
