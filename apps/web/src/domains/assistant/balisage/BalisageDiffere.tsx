import { type ComponentProps, lazy, Suspense } from 'react';
import type { Balisage } from './Balisage.tsx';
import { enTexte } from './texte.ts';

const charger = async () => ({ default: (await import('./Balisage.tsx')).Balisage });
const Rendu = lazy(charger);

/** What writes an answer is a quarter of the scripts of the chat: asked for once the screen is there, before a first answer. */
export const preparerBalisage = (): void => void charger().catch(() => undefined);

/** The same text, read without its figures until what opens them is there. */
export const BalisageDiffere = (props: ComponentProps<typeof Balisage>) => (
  <Suspense fallback={<div className="texte-reponse texte-brut">{enTexte(props.markdown)}</div>}>
    <Rendu {...props} />
  </Suspense>
);
