import type { Context } from '../handle';

/** Where the member pays: inside the mini-program, in the messaging app's browser, or in another browser. */
export type Place = 'mini' | 'wechat' | 'browser';

export function placeOf({ query, req }: Pick<Context, 'query' | 'req'>): Place {
  if (query.platform === 'miniProgram') return 'mini';
  return /MicroMessenger/i.test(req.headers['user-agent'] ?? '') ? 'wechat' : 'browser';
}

export const CHANNELS = [
  { key: 'wechat', name: '微信支付' },
  { key: 'alipay', name: '支付宝' },
] as const;

/** The channels of a place, each with the reason when it cannot be used there. */
export function channelsAt(place: Place): { key: string; name: string; enabled: boolean; reasonText?: string }[] {
  return CHANNELS.map(({ key, name }) =>
    key === 'alipay' && place !== 'browser'
      ? { key, name, enabled: false, reasonText: '微信里不能用支付宝，请选微信支付' }
      : { key, name, enabled: true },
  );
}
