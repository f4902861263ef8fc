import { useState } from 'react';
import { Bouton } from '../../../design-system/index.ts';
import { Classement } from '../../../design-system/graphiques/index.ts';
import { Bloc } from '../commun/Bloc.tsx';
import { deduire, formaterFrancs, pourCentMoyen } from '@francis/presentation/commun';
import type { ComparaisonCantonsReponse, ImpotSuisseDemande } from '@francis/presentation/suisse';
import { useCalculs } from '../commun/useCalculs.ts';

const AU_CHEF_LIEU = deduire(
  'Le même calcul, au chef-lieu de ce canton\u202f: choisissez-le dans le formulaire pour en voir les étapes',
  'Canton',
);

/** The same household in the five cantons, lowest total tax first. Asked for by a button, then follows the inputs. */
export function Cantons({ demande, canton }: { demande: ImpotSuisseDemande; canton: string }) {
  const [ouvert, setOuvert] = useState(false);
  const { calculs } = useCalculs<ComparaisonCantonsReponse>('/api/compare-swiss-cantons', [ouvert ? demande : null]);
  const calcul = calculs[0];
  const rangs = Object.entries(calcul?.donnees?.comparison ?? {}).toSorted(([, a], [, b]) => a.total_tax - b.total_tax);
  return (
    <Bloc titre="Le même foyer ailleurs" repere="Au chef-lieu de chaque canton, du moins imposé au plus imposé">
      {!ouvert && (
        <div className="essais">
          <Bouton onClick={() => setOuvert(true)}>Comparer les cantons</Bouton>
        </div>
      )}
      {ouvert && rangs.length === 0 && (
        <p className="intro" role="status">
          {calcul?.erreur
            ? 'La comparaison n’a pas pu être faite. Elle reprendra au prochain changement.'
            : 'Comparaison des cantons...'}
        </p>
      )}
      {ouvert && rangs.length > 0 && (
        <Classement
          rangs={rangs.map(([cle, c], i) => ({
            cle,
            nom: c.name,
            valeur: c.total_tax,
            texte: formaterFrancs(c.total_tax),
            noeud: AU_CHEF_LIEU,
            detail: `Revenu net ${formaterFrancs(c.net_income)} · taux effectif ${pourCentMoyen(c.effective_rate)}`,
            ...(i === 0 ? { marque: 'Optimal' } : {}),
            ici: cle === canton,
          }))}
        />
      )}
    </Bloc>
  );
}
