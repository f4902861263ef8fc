import { useLocation } from 'react-router';
import { SigneMarque } from '../design-system/index.ts';

/** In a page written in advance, which the server completes with its own address. */
const ORIGINE = '%ORIGINE%';

/** On paper: whose page this is, and where it was printed from. What follows `?` or `#` may hold an income: left out. */
export function EntetePapier() {
  const { pathname } = useLocation();
  return (
    <p className="entete-papier">
      <span className="marque">
        <SigneMarque />
        Francis
      </span>
      <span>{`${typeof location === 'undefined' ? ORIGINE : location.origin}${pathname}`}</span>
    </p>
  );
}
