import net from 'node:net';

/* Loaded before a program (`node --import`): whatever it opens beyond this machine's own files fails as without a network. */

net.Socket.prototype.connect = function refuse() {
  process.nextTick(() => this.destroy(Object.assign(new Error('there is no network'), { code: 'ENETUNREACH' })));
  return this;
};
