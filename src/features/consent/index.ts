export { TextPanel } from './components/TextPanel';
/** A long text as a screen: contents, sections, earlier wordings, read aloud, also without a network. */
export { TextReader } from './components/TextReader';
