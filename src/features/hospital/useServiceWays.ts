import { useState } from 'react';
import { useSession } from '@/session/useSession';
import type { HospitalService } from './contract';
import { openService } from './openService';
import { forgetServicesUsed, noteServiceUsed, servicesUsed } from './servicesUsed';
import { type ServiceTarget, targetOfService } from './serviceTarget';

/** How a row or a tile leads to a service. */
export interface ServiceWays {
  target: ServiceTarget;
  to?: string;
  href?: string;
  onClick: () => void;
}

export type WaysOf = (service: HospitalService) => ServiceWays;

/** Opens services and remembers for a member which; the order on top changes with the next visit, not under his finger. */
export function useServiceWays() {
  const { isSignedIn, userId } = useSession();
  const [seen, setSeen] = useState(() => ({ userId, used: isSignedIn ? servicesUsed() : [] }));
  const present = seen.userId === userId ? seen : { userId, used: isSignedIn ? servicesUsed() : [] };
  if (present !== seen) setSeen(present);

  const waysOf: WaysOf = (service) => {
    const target = targetOfService(service);
    const onClick = () => {
      if (isSignedIn && target.kind !== 'none') noteServiceUsed(service.key);
      void openService({ ...service, target });
    };
    return {
      target,
      onClick,
      ...(target.kind === 'screen' && { to: target.to }),
      ...(target.kind === 'call' && { href: target.href }),
    };
  };
  const forget = () => {
    forgetServicesUsed();
    setSeen({ userId, used: [] });
  };
  return { used: present.used, waysOf, forget };
}
