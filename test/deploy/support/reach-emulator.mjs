import { Writable } from 'node:stream';

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

/** The emulator has no streams: what a function streams is gathered, and answered whole. */
const answerWhole = (handler) => async (event, context) => {
  const chunks = [];
  const stream = new Writable({
    write: (chunk, _, done) => {
      chunks.push(chunk);
      done();
    },
  });
  await handler(event, stream, context);
  return { ...stream.prelude, body: Buffer.concat(chunks).toString('utf8') };
};

globalThis.awslambda = {
  streamifyResponse: answerWhole,
  HttpResponseStream: { from: (stream, prelude) => Object.assign(stream, { prelude }) },
};
