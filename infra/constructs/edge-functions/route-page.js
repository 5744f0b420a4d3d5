// Every path without a dot is a screen of the page, which routes by itself.
function handler(event) {
  const request = event.request;
  if (!request.uri.includes('.')) request.uri = '/index.html';
  return request;
}
