import { useState } from 'react';

interface Props {
  src: string;
  size: number;
  className?: string;
}

/** A decoration: when it cannot be loaded it leaves its place empty instead of showing a broken picture. */
export function Picture({ src, size, className }: Props) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (failedSrc === src) return null;
  return <img className={className} src={src} alt="" width={size} height={size} onError={() => setFailedSrc(src)} />;
}
