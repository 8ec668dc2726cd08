import type { ShareCard } from '@/bridge/share';
import { appConfig } from '@/shared/config/appConfig';
import { ROUTES } from '@/shared/config/routes';
import { safeImage } from '@/shared/lib/safeUrl';
import type { ScreenCard } from './screenCard';
import type { OpenShare } from './shareEntry';
import { HOME_SHARE, shareEntryAt } from './shareTable';

const HOME: Shared = { entry: HOME_SHARE, path: ROUTES.pointsMall.path, screen: ROUTES.pointsMall.path };

/** Codes and numbers of records that everybody may see. Words in an address may be anybody's. */
const CODE = /^[\w.-]{1,64}$/;

const namesOf = ({ needs, keeps = [] }: OpenShare) => (needs === undefined ? keeps : [needs, ...keeps]);

function keptQuery(entry: OpenShare, search: string): string {
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams(entry.adds);
  for (const name of namesOf(entry)) {
    const value = asked.get(name) ?? '';
    if (CODE.test(value)) kept.set(name, value);
  }
  const query = kept.toString();
  return query === '' ? '' : `?${query}`;
}

/** What others may open. */
interface Shared {
  entry: OpenShare;
  /** Router path of the link, and the screen that it opens. */
  path: string;
  screen: string;
}

/** What others may open at an address; undefined when it is a member's own. */
function sharedAt(pathname: string, search: string): Shared | undefined {
  const entry = shareEntryAt(pathname);
  if (entry === undefined || entry === 'private') return undefined;
  if (entry.needs !== undefined && !CODE.test(new URLSearchParams(search).get(entry.needs) ?? '')) return undefined;
  if (entry.leadsTo !== undefined) return { entry, path: entry.leadsTo, screen: entry.leadsTo };
  return { entry, path: pathname + keptQuery(entry, search), screen: pathname };
}

function sharedByPath(path: string): Shared | undefined {
  const [pathname = '', search = ''] = path.split('?');
  return sharedAt(pathname, search);
}

/** Own pictures stand beside the page. */
function absolute(picture: string): string {
  return new URL(picture, window.location.href).href;
}

/** What the share menu does at an address. */
export interface Sharing {
  card: ShareCard;
  /** The address shows what everybody may see, and holds nothing that the link would leave behind. */
  isAddressOpen: boolean;
}

/**
 * What the share menu does at an address: the card is the table's in the words that the screen has named. Its link is made
 * of the route table and of query values that the table names, so that no token, user id or record number gets into it.
 */
export function sharingAt(pathname: string, search: string, named: ScreenCard | undefined): Sharing {
  const own = sharedAt(pathname, search);
  const target = named && sharedByPath(named.path);
  const { path } = target ?? own ?? HOME;
  // The screen's own words stand for what it leads to; elsewhere those of the other screen do.
  const { entry } = (target && target.screen !== own?.screen ? target : own) ?? HOME;
  const words = target && named;
  const { brand } = appConfig();
  const card = {
    title: words?.title || entry.title || brand.name,
    text: words?.text || entry.text || brand.slogan,
    path,
    imageUrl: absolute(safeImage(words?.picture) ?? entry.picture),
  };
  const isWhole = [...new URLSearchParams(search).keys()].every((name) => own && namesOf(own.entry).includes(name));
  return { card, isAddressOpen: own !== undefined && own.entry.leadsTo === undefined && isWhole };
}
