// A phone's link as a TCP proxy without a socket behind it: what the server writes reaches the browser late and slowly.
//  - half of the round trip each way, and one round trip for the TCP handshake;
//  - packets of 1460 bytes at the link's rate, shared by all connections in turn;
//  - slow start: ten packets at first, one more for every packet that has arrived;
//  - a send buffer of 32 kB: a server that keeps more in it could not put a small answer before a large file.
import { createServer } from 'node:net';
import { Duplex } from 'node:stream';

const PACKET = 1460;
const HEADER = 40;
const FIRST_WINDOW = 10;
const SEND_BUFFER = 32_768;

/** Calls every function at its moment, in order, with finer steps than many timers would have. */
function createAgenda() {
  const entries = [];
  let timer;
  const arm = () => {
    clearTimeout(timer);
    if (entries.length > 0) timer = setTimeout(fire, Math.max(0, entries[0].at - performance.now()));
  };
  function fire() {
    while (entries.length > 0 && entries[0].at <= performance.now() + 0.5) entries.shift().run();
    arm();
  }
  return (at, run) => {
    let place = entries.length;
    while (place > 0 && entries[place - 1].at > at) place -= 1;
    entries.splice(place, 0, { at, run });
    if (place === 0) arm();
  };
}

/** The server's end of one connection: what it writes waits here for its turn on the link. */
class Sender extends Duplex {
  waiting = [];
  bytes = 0;
  underWay = 0;
  window = FIRST_WINDOW;
  goOn = undefined;

  constructor(link) {
    super({ allowHalfOpen: false });
    this.link = link;
  }

  _read() {}

  _write(piece, _encoding, done) {
    this.waiting.push(piece);
    this.bytes += piece.length;
    if (this.bytes > SEND_BUFFER) this.goOn = done;
    else done();
    this.link.push();
  }

  isReady() {
    return this.bytes > 0 && this.underWay < this.window;
  }

  nextPacket() {
    const [first] = this.waiting;
    const packet = first.subarray(0, PACKET);
    if (first.length > PACKET) this.waiting[0] = first.subarray(PACKET);
    else this.waiting.shift();
    this.bytes -= packet.length;
    if (this.goOn && this.bytes <= SEND_BUFFER) {
      setImmediate(this.goOn);
      this.goOn = undefined;
    }
    return packet;
  }
}

// What the HTTP/2 server asks of a socket.
for (const name of ['setNoDelay', 'setKeepAlive', 'setTimeout', 'ref', 'unref']) {
  Sender.prototype[name] = function same() {
    return this;
  };
}

function createDownlink({ rttMs, downKbps }, at) {
  const senders = [];
  let freeAt = 0;
  let isPumping = false;
  function pump() {
    isPumping = false;
    const now = performance.now();
    const place = senders.findIndex((sender) => sender.isReady());
    if (place < 0 || isPumping) return;
    const [sender] = senders.splice(place, 1);
    senders.push(sender);
    const packet = sender.nextPacket();
    sender.underWay += 1;
    freeAt = Math.max(now, freeAt) + ((packet.length + HEADER) * 8) / downKbps;
    at(freeAt + rttMs / 2, () => sender.deliver(packet));
    at(freeAt + rttMs, () => {
      sender.underWay -= 1;
      sender.window += 1;
      push();
    });
    push();
  }
  function push() {
    if (isPumping) return;
    isPumping = true;
    at(Math.max(performance.now(), freeAt), pump);
  }
  return { senders, push };
}

/** Listens on a free port of this machine; every connection is handed to `server` over the link. Answers the port. */
export function listenBehindLink(server, { rttMs, downKbps, upKbps }) {
  const at = createAgenda();
  const down = createDownlink({ rttMs, downKbps }, at);
  let upFreeAt = 0;
  const proxy = createServer({ noDelay: true }, (phone) => {
    const openAt = performance.now() + rttMs;
    const sender = new Sender(down);
    sender.deliver = (packet) => phone.writable && phone.write(packet);
    down.senders.push(sender);
    phone.on('data', (piece) => {
      upFreeAt = Math.max(performance.now(), openAt, upFreeAt) + ((piece.length + HEADER) * 8) / upKbps;
      at(upFreeAt + rttMs / 2, () => sender.destroyed || sender.push(piece));
    });
    const end = () => {
      if (down.senders.includes(sender)) down.senders.splice(down.senders.indexOf(sender), 1);
      sender.destroy();
      phone.destroy();
    };
    phone.on('close', end);
    phone.on('error', end);
    sender.on('error', end);
    sender.on('close', end);
    server.emit('connection', sender);
  });
  return new Promise((resolve) => proxy.listen(0, '127.0.0.1', () => resolve(proxy.address().port)));
}
