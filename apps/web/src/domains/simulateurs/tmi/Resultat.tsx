import { arrondi, deduire, enParts, euros } from '@francis/presentation/commun';
import { anneeDe, repereDesPistes, repereDuBareme, titreEscalier } from '@francis/presentation/france';
import { chiffresDe, pistesOuvertes, type ResultatTmi } from '@francis/presentation/tmi';
import { formaterTaux, Pourquoi, Releve } from '../../../design-system/index.ts';
import { CourbeMarginale, EscalierRempli } from '../../../design-system/graphiques/index.ts';
import { Bloc, Phrases } from '../commun/Bloc.tsx';
import { Chiffres } from '../commun/Chiffres.tsx';
import { Economies } from '../commun/Economies.tsx';
import { Decote } from '../france/Decote.tsx';

interface Props {
  r: ResultatTmi;
  bareme: string;
  jour: string;
  /** Along the curve, to this taxable income. */
  onDeplacer: (revenuImposable: number) => void;
}

export function Resultat({ r, bareme, jour, onDeplacer }: Props) {
  const { courbe } = r;
  const annee = r.statut ? anneeDe(bareme) : undefined;
  const pistes = pistesOuvertes(r, bareme, jour);
  return (
    <>
      <Chiffres {...chiffresDe(r)} />
      {courbe && (
        <Bloc titre="Ce que coûte un euro de plus" repere="Pente de l’impôt réel, selon le revenu imposable">
          <CourbeMarginale
            titre="Taux marginal selon le revenu imposable du foyer"
            paliers={courbe.paliers}
            moyenne={courbe.moyenne}
            jusqua={courbe.jusqua}
            ici={r.revenuImposable}
            tauxIci={courbe.tauxIci}
            tauxMoyen={r.revenuImposable > 0 ? r.impotEstime / r.revenuImposable : 0}
            ecrire={arrondi}
            onDeplacer={onDeplacer}
          />
          <Decote tmi={r.tmi} tauxIci={courbe.tauxIci} />
        </Bloc>
      )}
      <Bloc
        titre={titreEscalier(r.marches)}
        repere={r.partsRetenues === r.parts ? undefined : `Calcul sur ${enParts(r.partsRetenues)}, avantage plafonné`}
      >
        <EscalierRempli
          titre="Tranches d’une part, remplies par votre revenu"
          marches={r.marches}
          ici={r.parPart}
          mesure="par part"
          ecrire={arrondi}
        />
        <Tranches r={r} />
      </Bloc>
      <Bloc titre="Étape par étape">
        <Releve
          key={bareme}
          trace={r.trace}
          tranches={{ marches: r.marches, parts: r.partsRetenues }}
          titre="Calcul de l’impôt"
          repere={`${enParts(r.parts)} · ${repereDuBareme(bareme)}`}
        />
        {r.reserves.length > 0 && <Phrases phrases={r.reserves} />}
      </Bloc>
      {pistes.length + r.conseils.length > 0 && (
        <Bloc
          titre="Pour aller plus loin"
          repere={annee === undefined || pistes.length === 0 ? undefined : repereDesPistes(annee, jour)}
        >
          {pistes.length > 0 && <Economies optimisations={pistes} ecrire={euros} />}
          {r.conseils.length > 0 && <Phrases phrases={r.conseils} />}
        </Bloc>
      )}
    </>
  );
}

const REVENU_DE_LA_TRANCHE = deduire('Part du revenu qui tombe dans la tranche × parts', 'Revenu', 'Parts');
const TAUX_DE_LA_TRANCHE = deduire('Taux du barème choisi', 'Barème');

function Tranches({ r }: { r: ResultatTmi }) {
  if (r.tranchesApplicables.length === 0) return null;
  return (
    <table className="tab tranches">
      <caption className="vh">Tranches applicables au foyer</caption>
      <thead>
        <tr>
          <th scope="col">Tranche{r.partsRetenues > 1 ? ', par part' : ''}</th>
          <th scope="col" className="d">
            Montant
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
        {r.tranchesApplicables.map((t) => (
          <tr key={t.tranche}>
            <th scope="row">{t.tranche}</th>
            <td className="d">
              <Pourquoi noeud={REVENU_DE_LA_TRANCHE} texte={arrondi(t.montant)} />
            </td>
            <td className="d">
              <Pourquoi noeud={TAUX_DE_LA_TRANCHE} texte={formaterTaux(t.taux)} />
            </td>
            <td className="d">
              <Pourquoi
                noeud={deduire(`${euros(t.montant)} × ${formaterTaux(t.taux)} = ${euros(t.impot)}`, 'Revenu', 'Parts')}
                texte={euros(t.impot)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
