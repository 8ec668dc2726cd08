import { currentHost } from '@/bridge/environment';
import nurse from '@/shared/art/nurse.webp';
import { appConfig } from '@/shared/config/appConfig';
import { DrawnPicture } from '@/shared/ui/DrawnPicture/DrawnPicture';
import { POSTER } from '../posterSheet';

interface Props {
  /** The words on the poster. */
  poster: { title: string; subtitle: string; note: string };
  /** The whole link that the QR code opens; it carries nothing of the member but a public code. */
  link: string;
}

/** An invitation as a picture. */
export function PosterPanel({ poster: { title, subtitle, note }, link }: Props) {
  const draw = async () => {
    const { brand } = appConfig();
    const { drawPoster } = await import('../drawPoster');
    return drawPoster({ brand: brand.name, slogan: brand.slogan, title, subtitle, note, link, artUrl: nurse });
  };
  return (
    <DrawnPicture
      drawingKey={[title, subtitle, note, link].join('\n')}
      draw={draw}
      sheet={POSTER}
      name="海报"
      alt="邀请海报，带有打开链接的二维码"
      fileName="xinglin-poster"
      instead="直接复制链接"
      canSave={currentHost() === 'browser'}
    />
  );
}
