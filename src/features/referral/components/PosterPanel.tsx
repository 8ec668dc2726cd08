import { useEffect, useState } from 'react';
import nurse from '@/shared/art/nurse.webp';
import { appConfig } from '@/shared/config/appConfig';
import { PageState } from '@/shared/ui/PageState/PageState';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import styles from './PosterPanel.module.less';

interface Props {
  /** The words on the poster. */
  poster: { title: string; subtitle: string; note: string };
  /** The whole link that the QR code opens; it carries nothing of the member but a public code. */
  link: string;
}

type Drawing = { state: 'drawing' } | { state: 'done'; src: string } | { state: 'failed' };

function usePoster({ poster, link }: Props): { drawing: Drawing; retry: () => void } {
  const [drawing, setDrawing] = useState<Drawing>({ state: 'drawing' });
  const [tries, setTries] = useState(0);
  const { title, subtitle, note } = poster;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try draws again
  useEffect(() => {
    let isLeft = false;
    const { brand } = appConfig();
    const draw = async () => {
      const { drawPoster } = await import('../drawPoster');
      return drawPoster({ brand: brand.name, slogan: brand.slogan, title, subtitle, note, link, artUrl: nurse });
    };
    void draw()
      .catch(() => undefined)
      .then((src) => {
        if (!isLeft) setDrawing(src === undefined ? { state: 'failed' } : { state: 'done', src });
      });
    return () => {
      isLeft = true;
    };
  }, [title, subtitle, note, link, tries]);
  const retry = () => {
    setDrawing({ state: 'drawing' });
    setTries((count) => count + 1);
  };
  return { drawing, retry };
}

/** The poster as a picture: long press saves it in the messaging app, the button elsewhere. */
export function PosterPanel(props: Props) {
  const { drawing, retry } = usePoster(props);
  if (drawing.state === 'drawing') {
    return <PageState state="loading" skeleton={<Skeleton shape="card" height="460px" />} />;
  }
  if (drawing.state === 'failed') {
    return (
      <PageState
        state="empty"
        art="broken"
        title="海报没有画好"
        text="可以再试一次，或直接复制链接"
        action={{ text: '重试', onClick: retry }}
      />
    );
  }
  return (
    <div className={styles.panel}>
      <img className={styles.poster} src={drawing.src} alt="邀请海报，带有打开链接的二维码" />
      <p className={styles.note}>长按图片可以保存或转发</p>
      <a className={styles.save} href={drawing.src} download="xinglin-poster.png">
        保存海报
      </a>
    </div>
  );
}
