import { isAddress, readUrlPrefix } from './urlPrefix';

/**
 * The runtime configuration: what differs between environments and what operators may change without a new build.
 * public/app-config.js sets `window.__APP_CONFIG__`; a value that is missing or does not fit is replaced by its default.
 */
export interface AppConfig {
  /** Put before every API path; '' means the app's own host. */
  readonly urlPrefix: string;
  /** Hosts as in `location.host`, each by its role. */
  readonly hosts: {
    readonly production: readonly string[];
    readonly test: readonly string[];
    /** Production hosts that the mini-program opens; an unauthorised answer starts the login there by itself. */
    readonly miniApp: readonly string[];
    /** Foreign hosts that links of the server may lead to. */
    readonly links: readonly string[];
  };
  /** Central authorisation page; gets the queries appCode and url. */
  readonly authorizeUrl: string;
  /** The messaging app's OAuth page, without query. */
  readonly oauthUrl: string;
  /** App id of the public account. */
  readonly publicAppId: string;
  /** The separate login host, without hash; its route `#/wx-login` gets returnUrl. */
  readonly wxLoginUrl: string;
  /** Official-account authorisation; gets the query returnUrl. */
  readonly officialAuthorizePath: string;
  /** The one hospital host whose deployment path is shortened in the return address. */
  readonly hospitalPath: { readonly host: string };
  readonly customerService: {
    /** May hold the places {about} and {number}; '' when there is no chat outside of the mini-program. */
    readonly link: string;
    /** Page of the mini-program that opens the chat, for example /pages/chat/index. */
    readonly miniProgramPage: string;
  };
  /** Pages of the mini-program that ask for the consent to a notice; '' when it has none. */
  readonly noticePages: { readonly shipping: string; readonly expiry: string };
  readonly brand: {
    readonly name: string;
    readonly slogan: string;
    readonly phone: string;
    readonly phoneHours: string;
    /** Who runs the promotions; shown in the rules of every draw. */
    readonly organiser: string;
  };
}

declare global {
  interface Window {
    __APP_CONFIG__?: unknown;
  }
}

const DEFAULTS: AppConfig = {
  urlPrefix: '',
  hosts: { production: ['m.example.com'], test: ['m.test.example.com'], miniApp: ['m.example.com'], links: [] },
  authorizeUrl: 'https://auth.example.com/authorize',
  oauthUrl: 'https://open.weixin.qq.com/connect/oauth2/authorize',
  publicAppId: '',
  wxLoginUrl: 'https://login.example.com/',
  officialAuthorizePath: '/api/miniapp/wxofficial/login/authorization',
  hospitalPath: { host: '' },
  customerService: { link: 'https://chat.example.com/', miniProgramPage: '/pages/chat/index' },
  noticePages: { shipping: '', expiry: '' },
  brand: {
    name: '杏邻',
    slogan: '护理到家，像邻里一样',
    phone: '400-000-0000',
    phoneHours: '每天 8:00–20:00',
    organiser: '杏邻护理服务',
  },
};

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function readText(fields: Fields, name: string, fallback: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : fallback;
}

/** Anything that is no address becomes the fallback. */
function readAddress(fields: Fields, name: string, fallback: string): string {
  const value = readText(fields, name, fallback);
  return isAddress(value) ? value : fallback;
}

function readHosts(fields: Fields, name: string, fallback: readonly string[]): readonly string[] {
  const value = fields[name];
  const hosts = (typeof value === 'string' ? [value] : value) as unknown;
  if (!Array.isArray(hosts)) return fallback;
  return hosts
    .filter((host): host is string => typeof host === 'string' && host !== '')
    .map((host) => host.toLowerCase());
}

function parseConfig(source: unknown): AppConfig {
  const all = fieldsOf(source);
  const hosts = fieldsOf(all.hosts);
  const service = fieldsOf(all.customerService);
  const notices = fieldsOf(all.noticePages);
  const brand = fieldsOf(all.brand);
  return {
    urlPrefix: readUrlPrefix(all.urlPrefix),
    hosts: {
      production: readHosts(hosts, 'production', DEFAULTS.hosts.production),
      test: readHosts(hosts, 'test', DEFAULTS.hosts.test),
      miniApp: readHosts(hosts, 'miniApp', DEFAULTS.hosts.miniApp),
      links: readHosts(hosts, 'links', DEFAULTS.hosts.links),
    },
    authorizeUrl: readAddress(all, 'authorizeUrl', DEFAULTS.authorizeUrl),
    oauthUrl: readAddress(all, 'oauthUrl', DEFAULTS.oauthUrl),
    publicAppId: readText(all, 'publicAppId', DEFAULTS.publicAppId),
    wxLoginUrl: readAddress(all, 'wxLoginUrl', DEFAULTS.wxLoginUrl),
    officialAuthorizePath: readAddress(all, 'officialAuthorizePath', DEFAULTS.officialAuthorizePath),
    hospitalPath: { host: readText(fieldsOf(all.hospitalPath), 'host', DEFAULTS.hospitalPath.host).toLowerCase() },
    customerService: {
      link: service.link === '' ? '' : readAddress(service, 'link', DEFAULTS.customerService.link),
      miniProgramPage: readText(service, 'miniProgramPage', DEFAULTS.customerService.miniProgramPage),
    },
    noticePages: { shipping: readText(notices, 'shipping', ''), expiry: readText(notices, 'expiry', '') },
    brand: {
      name: readText(brand, 'name', DEFAULTS.brand.name),
      slogan: readText(brand, 'slogan', DEFAULTS.brand.slogan),
      phone: readText(brand, 'phone', DEFAULTS.brand.phone),
      phoneHours: readText(brand, 'phoneHours', DEFAULTS.brand.phoneHours),
      organiser: readText(brand, 'organiser', DEFAULTS.brand.organiser),
    },
  };
}

let parsed: { source: unknown; config: AppConfig } | undefined;

/** The configuration of this document. Never throws; parsed again only when the source object is another one. */
export function appConfig(): AppConfig {
  const source = window.__APP_CONFIG__;
  if (!parsed || parsed.source !== source) parsed = { source, config: parseConfig(source) };
  return parsed.config;
}

/** Where the app is deployed, and which version of the mini-program belongs to it. */
export interface Environment {
  readonly name: 'production' | 'test' | 'development';
  readonly miniProgramVersion: 'release' | 'trial';
}

/**
 * Guesses the environment from the host. Source: spec §4.
 * Assumption: the test host belongs to the mini-program's trial version, as it has no release of its own.
 */
export function environment(host: string = window.location.host): Environment {
  const { production, test } = appConfig().hosts;
  const name = host.toLowerCase();
  if (production.includes(name)) return { name: 'production', miniProgramVersion: 'release' };
  if (test.includes(name)) return { name: 'test', miniProgramVersion: 'trial' };
  return { name: 'development', miniProgramVersion: 'trial' };
}

/** Says whether an answer "not signed in" starts the login by itself on this host. Source: spec §8. */
export function isLoginHost(): boolean {
  const { host, hostname } = window.location;
  return hostname === 'localhost' || appConfig().hosts.miniApp.includes(host.toLowerCase());
}
