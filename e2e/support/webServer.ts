import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });

/**
 * One request as it stands: nothing is followed, nothing is unpacked. A kept connection that the server has just closed,
 * as nginx does when it is reloaded, is another connection's turn.
 */
export function ask(
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
  path = new URL(address).pathname + new URL(address).search,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { agent, method, headers, path }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (asked.reusedSocket && error.code === 'ECONNRESET') ask(address, headers, method, path).then(resolve, reject);
      else reject(error);
    });
    asked.end();
  });
}
