/** A short text of the server within a card: `<TextBlocks textKey="sale-notes" />`. */
export { TextBlocks } from './components/TextBlocks';
export { TextPanel } from './components/TextPanel';
/** A long text as a screen: contents, sections, earlier wordings, read aloud, also without a network. */
export { TextReader } from './components/TextReader';
