import type { ArbitrageClient } from '@francis/contract';
import { type Papier, tableau } from '../../../platform/pdf/index.ts';
import { arbitragesDe } from '../arbitrages/index.ts';
import type { AnalyseFaite } from '../calcul/analyser.ts';
import { enEuros } from '../calcul/ecrire.ts';
import type { Contenu } from './contenu.ts';

const COLONNES = [
  { titre: 'Option', part: 2.6 },
  { titre: 'Coût', part: 1.2, droite: true },
  { titre: 'Ce qui reste', part: 1.3, droite: true },
  { titre: 'Condition', part: 3.6 },
  { titre: 'Article', part: 2 },
];

/** The choices that the file lets compute; what they lack is asked on screen, not handed to a client. */
export const arbitragesChiffres = ({ client }: Pick<Contenu, 'client'>, faite: AnalyseFaite): ArbitrageClient[] =>
  arbitragesDe({ ...client }, faite).filter(({ options }) => options.length > 0);

export function tableDesArbitrages(papier: Papier, contenu: Contenu, faite: AnalyseFaite): void {
  for (const { titre, options, conclusion, hypotheses, meilleure } of arbitragesChiffres(contenu, faite)) {
    papier.titre(2, titre);
    tableau(
      papier,
      COLONNES,
      options.map((o, rang) => ({
        cellules: [
          [
            { texte: o.libelle, fort: rang === meilleure },
            { texte: o.statut === 'exact' ? '' : '\nestimation', doux: true },
          ],
          enEuros(o.cout),
          enEuros(o.reste),
          o.condition,
          o.article,
        ],
      })),
    );
    papier.paragraphe(`${conclusion} ${hypotheses.join(' ')}`, { petit: true, doux: true });
  }
}
