/*
 * Node runs this before a function's own code. The SDK goes to the emulator by AWS_ENDPOINT_URL; the keys of the user
 * pool are fetched from the address in the tokens, which leads there as well.
 */
const fetchFromNetwork = globalThis.fetch;
const userPools = /^https:\/\/cognito-idp\.[a-z0-9-]+\.amazonaws\.com\//;

globalThis.fetch = (input, init) => {
  const endpoint = process.env.AWS_ENDPOINT_URL;
  const address = typeof input === 'string' && endpoint ? input.replace(userPools, `${endpoint}/`) : input;
  return fetchFromNetwork(address, init);
};
