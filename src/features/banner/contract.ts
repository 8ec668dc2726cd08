import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import { id, list, oneOf, record, text, time } from '@/shared/lib/schema';

export const banner = record({
  id: id(),
  img: text(),
  title: text(),
  summary: text(),
  /** route: a path of this app. url: a web page. mini: a page of the mini-program. */
  linkType: oneOf(['route', 'url', 'mini'], 'route'),
  link: text(),
  startAt: time(),
  endAt: time(),
});
export type Banner = v.InferOutput<typeof banner>;

/** The banners of a position that are on now. Source: spec §7. */
export const getBanners = defineCall({
  method: 'GET',
  path: '/api/miniapp/bbs/banner/list',
  role: 'secondary',
  payload: record({ position: v.string() }),
  data: list(banner),
});
