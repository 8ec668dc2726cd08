// What browsers learned after some phone of ours: name to [Chrome, iOS], the first versions that have it.
// Only entries newer than the targets matter; the versions stay here so that raising the targets shortens the findings.
// Source: the compatibility tables of MDN and of the ECMAScript proposals.

/** The oldest phones that the app serves. iOS 12.2 is where every phone with iOS 12 has been since spring 2019. */
export const TARGETS = { chrome: 80, ios: 12.2 };

const NEVER = Number.POSITIVE_INFINITY;

/** Methods of instances, found by their name alone. */
export const METHODS = {
  at: [92, 15.4],
  matchAll: [73, 13],
  replaceAll: [85, 13.4],
  isWellFormed: [111, 16.4],
  toWellFormed: [111, 16.4],
  findLast: [97, 15.4],
  findLastIndex: [97, 15.4],
  toSorted: [110, 16],
  toReversed: [110, 16],
  toSpliced: [110, 16],
  isDisjointFrom: [122, 17],
  isSubsetOf: [122, 17],
  isSupersetOf: [122, 17],
  symmetricDifference: [122, 17],
  replaceChildren: [86, 14],
  getAnimations: [84, 14],
  checkVisibility: [105, 17.4],
  showModal: [37, 15.4],
  requestSubmit: [76, 16],
  showPicker: [99, 16],
  randomUUID: [92, 15.4],
  throwIfAborted: [100, 15.4],
  formatRange: [76, 14.5],
  formatToParts: [64, 13],
};

/** Members of built-in objects, called or read. */
export const STATICS = {
  'Object.hasOwn': [93, 15.4],
  'Object.groupBy': [117, 17.4],
  'Map.groupBy': [117, 17.4],
  'Array.fromAsync': [121, 16.4],
  'Promise.allSettled': [76, 13],
  'Promise.any': [85, 14],
  'Promise.withResolvers': [119, 17.4],
  'Promise.try': [128, 18.2],
  'AbortSignal.timeout': [103, 16],
  'AbortSignal.any': [116, 17.4],
  'AbortSignal.abort': [93, 15],
  'URL.canParse': [120, 17],
  'URL.parse': [126, 18],
  'Response.json': [105, 17],
  'RegExp.escape': [136, 18.2],
  'Intl.RelativeTimeFormat': [71, 14],
  'Intl.ListFormat': [72, 14.5],
  'Intl.DisplayNames': [81, 14.5],
  'Intl.Segmenter': [87, 14.5],
  'Intl.DurationFormat': [129, 16.4],
  'Intl.Locale': [74, 14],
  'Intl.supportedValuesOf': [99, 15.4],
  'navigator.clipboard': [66, 13.4],
  'navigator.share': [89, 12.2],
  'navigator.locks': [69, 15.4],
  'navigator.storage': [55, 15.2],
  'navigator.connection': [61, NEVER],
  'navigator.vibrate': [32, NEVER],
  'navigator.permissions': [43, 16],
  'performance.timeOrigin': [62, 15],
  'document.startViewTransition': [111, 18],
  'CSS.registerProperty': [78, 16.4],
};

/** Names of the global scope, called, constructed or read. */
export const GLOBALS = {
  structuredClone: [98, 15.4],
  ResizeObserver: [64, 13.4],
  WeakRef: [84, 14.5],
  FinalizationRegistry: [84, 14.5],
  AggregateError: [85, 14],
  BigInt: [67, 14],
  BigInt64Array: [67, 15],
  SharedArrayBuffer: [68, 15.2],
  BroadcastChannel: [54, 15.4],
  OffscreenCanvas: [69, 16.4],
  createImageBitmap: [50, 15],
  CompressionStream: [80, 16.4],
  DecompressionStream: [80, 16.4],
  TransformStream: [67, 14.5],
  WritableStream: [59, 14.5],
  PointerEvent: [55, 13],
  requestIdleCallback: [47, NEVER],
  cancelIdleCallback: [47, NEVER],
  ClipboardItem: [76, 13.4],
  Iterator: [122, 18.4],
  Temporal: [144, NEVER],
  trustedTypes: [83, 26],
  queueMicrotask: [71, 12.2],
  globalThis: [71, 12.2],
};

/** Ways of writing. */
export const SYNTAX = {
  'optional chaining (?.)': [80, 13.4],
  'nullish coalescing (??)': [80, 13.4],
  'logical assignment': [85, 14],
  'class field': [72, 14],
  'static class field': [72, 14.5],
  'private class member': [84, 15],
  'private "in"': [91, 15],
  'static block': [94, 16.4],
  'numeric separator': [75, 13],
  'BigInt literal': [67, 14],
  'top-level await or import.meta': [89, 15],
  'lookbehind in a regular expression': [62, 16.4],
  'flag d of a regular expression': [90, 15],
  'flag v of a regular expression': [112, 17],
  'modifiers in a regular expression': [125, NEVER],
  using: [134, NEVER],
};
