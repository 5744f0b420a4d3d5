/* What runs on CloudFront itself, before a request goes on: code of its JavaScript runtime 2.0, not of this program. */

import { acceptedFile, filePathPattern } from '../api-gateway.ts';

/**
 * Behind CloudFront, Host and source address are not the viewer's, so calls of the API carry them in headers of their
 * own; they come over https alone. Whatever the viewer sent under these names is overwritten. Requests for a report say that they accept one.
 */
export const markViewer = `function handler(event) {
  const request = event.request;
  request.headers['x-viewer-scheme'] = { value: 'https' };
  request.headers['x-viewer-host'] = { value: request.headers.host.value };
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  if (new RegExp(${JSON.stringify(filePathPattern)}).test(request.uri)) {
    request.headers['accept'] = { value: ${JSON.stringify(acceptedFile)} };
  }
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
