import { useId, useState } from 'react';
import { Bouton, BoutonIcone, deNom } from '../../../design-system/index.ts';
import { TEXTES_DU_COPILOTE } from '../textes.ts';
import { Discussion } from './Discussion.tsx';

interface Props {
  /** The client of whom the page speaks, and what they are called. */
  client?: { readonly id: string; readonly nom: string };
  textes?: { readonly erreur: string; readonly vide: string };
  /** Undefined: open where the window leaves room for the page beside it. */
  ouvert?: boolean;
}

/** The page keeps this much beside the panel. */
const ASSEZ_LARGE = '(min-width:1920px)';

/** « Francis – Votre copilote », over the page; what is asked there speaks of the page's client. */
export function Copilote({ client, textes = TEXTES_DU_COPILOTE, ouvert: dabord }: Props) {
  const [ouvert, setOuvert] = useState(() => dabord ?? matchMedia(ASSEZ_LARGE).matches);
  const id = useId();
  return (
    <aside className="copilote" aria-label="Francis – Votre copilote">
      {/* Folded away it keeps its conversation. */}
      <section hidden={!ouvert} id={id}>
        <header>
          <h2>Francis – Votre copilote</h2>
          <BoutonIcone icone="fermer" libelle="Fermer le copilote" onClick={() => setOuvert(false)} />
        </header>
        <p className="petit doux">
          {client ? `Au sujet ${deNom(client.nom)}.` : 'Une question générale, sans client.'}
        </p>
        <Discussion client={client?.id} textes={textes} placeholder="Une question au copilote" />
      </section>
      {!ouvert && (
        <Bouton className="ouvrir-copilote" aria-expanded={false} aria-controls={id} onClick={() => setOuvert(true)}>
          Demander à Francis
        </Bouton>
      )}
    </aside>
  );
}
