/* What runs on CloudFront itself, before a request goes on: code of its JavaScript runtime 2.0, not of this program. */

/**
 * Behind CloudFront, Host and source address are not the viewer's, so calls of the API carry them in headers of their
 * own. Whatever the viewer sent under these names is overwritten.
 */
export const markViewer = `function handler(event) {
  const request = event.request;
  request.headers['x-viewer-host'] = { value: request.headers.host.value };
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
`;

/** Every path without a dot is a screen of the page, which routes by itself. */
export const routePage = `function handler(event) {
  const request = event.request;
  if (!request.uri.includes('.')) request.uri = '/index.html';
  return request;
}
`;
