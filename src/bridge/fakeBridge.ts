/**
 * For tests: stands in for the messaging app's own bridge, one level below its SDK, so that the real SDK runs. It accepts
 * only the given signature, knows what this host can do, and records every call.
 */
export interface FakeBridge {
  readonly calls: ReadonlyArray<{ name: string; args: Record<string, unknown> }>;
}

export interface FakeBridgeOptions {
  /** Signatures that pass the check. */
  validSignatures?: readonly string[];
  /** Answers by the bridge's own name of the function; without an answer the bridge stays silent. */
  answers?: Readonly<Record<string, Record<string, unknown>>>;
  answerDelayMs?: number;
}

export function installFakeBridge({
  validSignatures = ['good'],
  answers = {},
  answerDelayMs = 1,
}: FakeBridgeOptions): FakeBridge {
  const calls: Array<{ name: string; args: Record<string, unknown> }> = [];
  const answerTo = (name: string, args: Record<string, unknown>) => {
    if (name !== 'preVerifyJSAPI') return answers[name];
    const isValid = validSignatures.includes(String(args.verifySignature));
    return { errMsg: isValid ? 'preVerifyJSAPI:ok' : 'preVerifyJSAPI:fail invalid signature' };
  };
  const bridge = {
    invoke(name: string, args: Record<string, unknown>, callback: (result: Record<string, unknown>) => void) {
      calls.push({ name, args });
      const answer = answerTo(name, args);
      if (answer) setTimeout(() => callback({ err_msg: answer.errMsg, ...answer }), answerDelayMs);
    },
    on: (event: string) => void calls.push({ name: `on ${event}`, args: {} }),
  };
  Object.assign(window, { WeixinJSBridge: bridge });
  return { calls };
}

/** Removes the bridge and the SDK that has seen it; the next import of the SDK starts anew. */
export function removeFakeBridge(): void {
  for (const name of ['WeixinJSBridge', 'jWeixin', 'wx']) Reflect.deleteProperty(window, name);
}
