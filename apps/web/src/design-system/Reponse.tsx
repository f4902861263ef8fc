import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { Bouton } from './Bouton.tsx';

const ECART = 14;

/** Asking a media query lays the page out: it is asked once, then says when it changes. */
let fenetreLarge = false;
if (typeof window !== 'undefined' && 'matchMedia' in window) {
  const largeur = matchMedia('(min-width:760px)');
  fenetreLarge = largeur.matches;
  largeur.addEventListener('change', ({ matches }) => {
    fenetreLarge = matches;
  });
}

/**
 * Places each note of the margin level with its call, pushed down when the one above is in the way.
 * Under 760 px the notes stay where the document has them: under their paragraph.
 */
function poser(reponse: HTMLElement): void {
  // A panel has no margin, however wide the window.
  const large = fenetreLarge && reponse.closest('.sans-marge') === null;
  reponse.classList.toggle('pose', large);
  reponse.style.minHeight = '';
  const notes = reponse.querySelectorAll<HTMLElement>('[data-note]');
  if (!large) {
    for (const note of notes) note.style.top = '';
    return;
  }
  const haut = reponse.getBoundingClientRect().top;
  let bas = 0;
  for (const note of notes) {
    note.style.top = '';
    const cle = note.dataset['note'] ?? '';
    const appel = reponse.querySelector(`[data-appel="${CSS.escape(cle)}"]`) ?? note.closest('.alinea');
    const hauteur = appel ? appel.getBoundingClientRect().top - haut - 6 : bas;
    const y = Math.max(hauteur, bas);
    note.style.top = `${y}px`;
    bas = y + note.offsetHeight + ECART;
  }
  if (bas > 0) reponse.style.minHeight = `${bas}px`;
}

interface Props {
  ref?: Ref<HTMLElement>;
  /** Line above the answer: who speaks, and how sure it is. */
  signe: ReactNode;
  children: ReactNode;
  occupee?: boolean;
  /** Nothing to place in the margin: it is not watched. */
  sansNotes?: boolean;
  id?: string;
}

/** An answer of Francis. Owns the placement of the notes that its paragraphs carry. */
export function Reponse({ ref, signe, children, occupee = false, sansNotes = false, id }: Props) {
  const racine = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => racine.current, []);

  useLayoutEffect(() => {
    const reponse = racine.current;
    if (!reponse || sansNotes) return undefined;
    let image = 0;
    const replacer = (): void => {
      cancelAnimationFrame(image);
      image = requestAnimationFrame(() => poser(reponse));
    };
    poser(reponse);
    const taille = new ResizeObserver(replacer);
    const suivre = (): void => {
      taille.disconnect();
      for (const bloc of reponse.children) taille.observe(bloc);
    };
    suivre();
    // Paragraphs come one by one while an answer streams, and a calculation opens between two of them.
    const contenu = new MutationObserver(() => {
      suivre();
      replacer();
    });
    contenu.observe(reponse, { childList: true, subtree: true });
    // The page itself is not watched: it grows with each answer, and every other one would be placed again.
    addEventListener('resize', replacer);
    void document.fonts.ready.then(replacer);
    return () => {
      cancelAnimationFrame(image);
      removeEventListener('resize', replacer);
      taille.disconnect();
      contenu.disconnect();
    };
  }, [sansNotes]);

  return (
    <article ref={racine} className="reponse" id={id} aria-label="Réponse de Francis" aria-busy={occupee}>
      <div className="signe">{signe}</div>
      {children}
    </article>
  );
}

interface PropsAlinea {
  children: ReactNode;
  notes?: ReactNode;
  /** How many notes wait behind a button on a phone, after the first two. */
  repliees?: number;
  onDeplier?: () => void;
}

/** A paragraph and the notes it calls. */
export function Alinea({ children, notes, repliees = 0, onDeplier }: PropsAlinea) {
  return (
    <div className="alinea duo">
      <div className="voix">{children}</div>
      {notes && (
        <div className={repliees > 0 ? 'marge repliee' : 'marge'}>
          {notes}
          {repliees > 0 && (
            <Bouton rang="discret" taille="petite" className="autres-notes" aria-expanded={false} onClick={onDeplier}>
              {repliees} autres notes
            </Bouton>
          )}
        </div>
      )}
    </div>
  );
}
