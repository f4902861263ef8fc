import type { NoeudTrace } from '@francis/fiscal';
import { jeton } from '../orchestration/jetons.ts';
import type { ResultatDomaine } from './domaine.ts';

/** Somebody who receives, in the tree of an estate or of a gift. */
const QUI_RECOIT = ['dmtg.heritier_', 'dmtg.don_'];
const estQuelquUn = ({ regle }: NoeudTrace): boolean =>
  regle.split('.').length === 2 && QUI_RECOIT.some((debut) => regle.startsWith(debut));
const RECUS: ReadonlySet<string> = new Set(['Part reçue', 'Montant donné']);
const NET = '.net';

/**
 * The tree with what each keeps once the duties are paid.
 * @param capital what each receives outside the estate, euros
 */
export const avecLeNet = (trace: NoeudTrace, capital?: number): NoeudTrace => ({
  ...trace,
  enfants: trace.enfants.map((n) => {
    const recu = capital ?? n.entrees.find((e) => RECUS.has(e.libelle))?.valeur;
    if (!estQuelquUn(n) || typeof recu !== 'number') return n;
    const net: NoeudTrace = {
      ...n,
      regle: `${n.regle}${NET}`,
      libelle: 'Reste une fois les droits payés',
      valeur: Math.round((recu - Number(n.valeur)) * 100) / 100,
      formule: 'reçu − droits',
      parametres: [],
      entrees: [],
      enfants: [],
    };
    return { ...n, enfants: [...n.enfants, net] };
  }),
});

/** « Il reste 47 012,40 € une fois les droits payés. » */
export const DIT_LE_RESTE = 'une fois les droits payés';
export const direLeNet = ({ appel, chiffres }: ResultatDomaine, qui: string, plusieurs: boolean): string | undefined =>
  `${qui}${NET}` in chiffres && Number(chiffres[qui]) > 0
    ? `Il reste **${jeton(appel, `${qui}${NET}`)}**${plusieurs ? ' à chacun' : ''} ${DIT_LE_RESTE}.`
    : undefined;
