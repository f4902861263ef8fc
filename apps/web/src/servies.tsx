import type { SuDuServeur } from '@francis/contract';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TableTarifs } from './domains/public/TableTarifs.tsx';
import { CorpsContactPro } from './domains/public/CorpsContactPro.tsx';
import { FormulesPro } from './domains/public/FormulesPro.tsx';
import { Hebergeur, IdentiteEditeur } from './domains/public/legal/Editeur.tsx';
import { Promesses } from './domains/public/Promesses.tsx';

/** The parts of the public pages that the server writes, by the name that `PartServie` gives them. */
const PARTIES: Readonly<Record<string, (props: object, su: SuDuServeur) => ReactElement>> = {
  tarifs: (props, { vente }) => <TableTarifs {...props} vente={vente} />,
  'formules-pro': (_props, { vente }) => <FormulesPro vente={vente} />,
  'contact-pro': (_props, { vente }) => <CorpsContactPro vente={vente} />,
  promesses: (_props, { promesses }) => <Promesses promesses={promesses} />,
  editeur: (_props, { editeur }) => <IdentiteEditeur editeur={editeur} />,
  hebergeur: (_props, { editeur }) => <Hebergeur editeur={editeur} />,
};

/**
 * One part as HTML: built beside the site, loaded by the server.
 * @throws when the page names a part that is not here
 */
export function ecrirePartie(nom: string, props: object, su: SuDuServeur): string {
  const dessiner = PARTIES[nom];
  if (!dessiner) throw new Error(`no part named ${nom}`);
  return renderToStaticMarkup(dessiner(props, su));
}
