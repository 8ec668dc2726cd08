import { TextReader } from './TextReader';

interface Props {
  /** The text's key on the server, such as "privacy". */
  textKey: string;
  /** Brings back the screen in whose place it stands. */
  onBack: () => void;
}

/** A rule or agreement in the place of a screen. */
export function TextPanel({ textKey, onBack }: Props) {
  return <TextReader textKey={textKey} onBack={onBack} />;
}
