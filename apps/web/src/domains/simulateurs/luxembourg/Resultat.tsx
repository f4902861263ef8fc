import { arrondi, deduire, euros, pourCent } from '@francis/presentation/commun';
import { abreger, chiffresDe } from '@francis/presentation/luxembourg';

import type { ImpotLuxembourgReponse } from '@francis/contract';
import { Icone, Pourquoi, Releve } from '../../../design-system/index.ts';
import { EscalierRempli } from '../../../design-system/graphiques/index.ts';
import { Bloc, Phrases } from '../commun/Bloc.tsx';
import { Chiffres } from '../commun/Chiffres.tsx';

export function Resultat({ r }: { r: ImpotLuxembourgReponse }) {
  const ici = r.tranches_applicables.reduce((somme, t) => somme + t.base_imposable, r.tranches_applicables[0]?.de ?? 0);
  const exoneree = r.tranches_applicables[0]?.de ?? 0;
  const marches = [
    ...(exoneree > 0 ? [{ de: 0, a: exoneree, taux: 0, assiette: exoneree, impot: 0 }] : []),
    ...r.tranches_applicables.map((t) => ({
      de: t.de,
      a: t.a,
      taux: t.taux / 100,
      assiette: t.base_imposable,
      impot: t.impot_tranche,
    })),
  ];
  return (
    <>
      <Chiffres {...chiffresDe(r)} />
      {marches.length > 0 && (
        <Bloc
          titre="Votre revenu sur le tarif"
          repere={
            r.tranches_applicables.length === 1
              ? 'Une tranche remplie'
              : `${r.tranches_applicables.length} tranches remplies`
          }
        >
          <EscalierRempli
            titre={`Tarif de la classe ${r.classe}, rempli par votre revenu`}
            marches={marches}
            ici={ici}
            jusqua={Math.min(marches.at(-1)?.a ?? ici * 1.3, ici * 1.3)}
            ecrire={arrondi}
          />
          <p className="legende">
            La surface remplie est l’impôt du tarif. Le fonds pour l’emploi ajoute {euros(r.fonds_emploi)}.
          </p>
          <Tranches r={r} />
        </Bloc>
      )}
      <Bloc titre="Étape par étape">
        <Releve
          trace={abreger(r.trace, ' détaillées plus haut')}
          titre="Calcul de l’impôt"
          repere={`classe ${r.classe} · ${r.annee}`}
        />
        <Phrases phrases={[...r.reserves, ...r.hypotheses]} />
      </Bloc>
      {r.conseils_optimisation.length > 0 && (
        <Bloc titre="Pour réduire l’impôt">
          <Phrases phrases={r.conseils_optimisation} />
        </Bloc>
      )}
    </>
  );
}

const BASE_DE_LA_TRANCHE = deduire('Part du revenu imposable qui tombe dans la tranche', 'Revenu imposable');
const TAUX_DE_LA_TRANCHE = deduire('Taux du tarif de la classe', 'Classe d’impôt');

function Tranches({ r }: { r: ImpotLuxembourgReponse }) {
  return (
    <details className="detail-tranches">
      <summary>
        <Icone nom="plus" petite />
        {r.tranches_applicables.length === 1
          ? 'Détail de la tranche'
          : `Détail des ${r.tranches_applicables.length} tranches`}
      </summary>
      <table className="tab">
        <caption className="vh">Tranches applicables</caption>
        <thead>
          <tr>
            <th scope="col">Tranche</th>
            <th scope="col" className="d">
              Base
            </th>
            <th scope="col" className="d">
              Taux
            </th>
            <th scope="col" className="d">
              Impôt
            </th>
          </tr>
        </thead>
        <tbody>
          {r.tranches_applicables.map((t) => (
            <tr key={t.tranche}>
              <th scope="row">{t.tranche}</th>
              <td className="d">
                <Pourquoi noeud={BASE_DE_LA_TRANCHE} texte={euros(t.base_imposable)} />
              </td>
              <td className="d">
                <Pourquoi noeud={TAUX_DE_LA_TRANCHE} texte={pourCent(t.taux)} />
              </td>
              <td className="d">
                <Pourquoi
                  noeud={deduire(`${euros(t.base_imposable)} × ${pourCent(t.taux)} = ${euros(t.impot_tranche)}`)}
                  texte={euros(t.impot_tranche)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
