import { formaterFrancs } from '@francis/presentation/commun';
import { cascadeDe, chiffresDe, type ImpotSuisseReponse, repereCascade } from '@francis/presentation/suisse';

import { Releve } from '../../../design-system/index.ts';

import { Cascade } from '../../../design-system/graphiques/index.ts';
import { Bloc, Phrases } from '../commun/Bloc.tsx';
import { Chiffres } from '../commun/Chiffres.tsx';

export function Resultat({ r }: { r: ImpotSuisseReponse }) {
  return (
    <>
      <Chiffres {...chiffresDe(r)} />
      <Bloc titre="Du revenu brut au revenu net" repere={repereCascade(r)}>
        <Cascade titre="Cascade du revenu brut au revenu net" groupes={cascadeDe(r)} />
      </Bloc>
      <Bloc titre="Étape par étape">
        <Releve
          trace={r.trace}
          titre="Calcul des impôts"
          repere={`${r.commune} · ${r.year}`}
          total={{ libelle: 'Impôt total', valeur: formaterFrancs(r.total_tax, 2) }}
        />
        <Phrases phrases={[...r.reserves, ...r.hypotheses]} />
      </Bloc>
    </>
  );
}
