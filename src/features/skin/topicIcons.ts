import type { ComponentType, SVGProps } from 'react';
import { ReactComponent as LeafIcon } from '@/shared/icons/leaf.svg';
import { ReactComponent as BabyIcon } from '@/shared/icons/skinBaby.svg';
import { ReactComponent as BandageIcon } from '@/shared/icons/skinBandage.svg';
import { ReactComponent as DropIcon } from '@/shared/icons/skinDrop.svg';
import { ReactComponent as FaceIcon } from '@/shared/icons/skinFace.svg';
import { ReactComponent as RashIcon } from '@/shared/icons/skinRash.svg';
import { ReactComponent as SunIcon } from '@/shared/icons/skinSun.svg';
import { ownValue } from '@/shared/lib/ownValue';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

const ICONS: Readonly<Record<string, Icon>> = {
  baby: BabyIcon,
  drop: DropIcon,
  face: FaceIcon,
  rash: RashIcon,
  bandage: BandageIcon,
  sun: SunIcon,
};

/** The icon of a topic by the server's name for it; a leaf when the name is new. */
export function iconOfTopic(name: string): Icon {
  return ownValue(ICONS, name) ?? LeafIcon;
}
