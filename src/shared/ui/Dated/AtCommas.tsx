import { Fragment } from 'react';
import { keyed } from '@/shared/lib/keyed';
import { unbroken } from '@/shared/lib/unbroken';

/**
 * Words that break after their commas, with the spaces around their numbers held, where `word-break: keep-all` keeps the
 * rest together: WebKit takes a comma for a letter there, and is told of each place.
 */
export function AtCommas({ children }: { children: string }) {
  return (
    <>
      {keyed(unbroken(children).split('，')).map(([place, clause]) => (
        <Fragment key={place}>
          {place > 0 && (
            <>
              ，<wbr />
            </>
          )}
          {clause}
        </Fragment>
      ))}
    </>
  );
}
