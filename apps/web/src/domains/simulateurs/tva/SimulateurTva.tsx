import {
  calculer,
  champsDe,
  chiffresDe,
  comparer,
  IGI_ANDORRE,
  type PageTva,
  partageTva,
  periodesDe,
  questionDe,
  RESERVE,
  tousLesTaux,
  TVA_LUXEMBOURG,
  TVA_SUISSE,
} from '@francis/presentation/tva';

import { useMemo } from 'react';
import { Alerte, ChampChoix, formaterTaux, Pourquoi, Releve } from '../../../design-system/index.ts';
import { BarrePartagee } from '../../../design-system/graphiques/index.ts';
import { Bloc, Phrases } from '../commun/Bloc.tsx';
import { CadreSimulateur } from '../commun/CadreSimulateur.tsx';
import { aujourdhui } from '../commun/aujourdhui.ts';
import { ChampMontant } from '../commun/ChampMontant.tsx';
import { Chiffres } from '../commun/Chiffres.tsx';
import { Comparaison } from '../commun/Comparaison.tsx';
import { useSimulation } from '../commun/useSimulation.ts';
import './tva.css';

export const SimulateurTvaSuisse = () => <SimulateurTva key="CH" page={TVA_SUISSE} />;
export const SimulateurIgiAndorre = () => <SimulateurTva key="AD" page={IGI_ANDORRE} />;
export const SimulateurTvaLuxembourg = () => <SimulateurTva key="LU" page={TVA_LUXEMBOURG} />;

function SimulateurTva({ page }: { page: PageTva }) {
  const champs = useMemo(() => champsDe(page), [page]);
  const periodes = useMemo(() => periodesDe(page.pays, aujourdhui()), [page]);
  const simulation = useSimulation(champs, periodes);
  const { situation, situations, calculables, active, bareme, modifier } = simulation;
  const jour = periodes.find((p) => p.valeur === bareme)?.jour ?? aujourdhui();
  const resultats = calculables.map((s) => (s ? calculer(page, s, bareme, jour) : ''));
  const resultat = resultats[active] ?? '';
  const calcule = typeof resultat === 'string' ? undefined : resultat;
  const taux = tousLesTaux(page, calculables[active]?.montantHT ?? 0, bareme, jour);
  const { ecrire } = page;
  return (
    <CadreSimulateur
      essais={page.taux
        .filter((t) => t.valeur !== situations[0]?.type && taux.some((x) => x.type === t.valeur))
        .slice(0, 2)
        .map((t) => ({ libelle: `Au taux ${t.libelle.toLowerCase()}`, partiel: { type: t.valeur } }))}
      titre={page.titre}
      chapeau={page.chapeau}
      simulation={simulation}
      champs={champs}
      baremes={periodes}
      difference={calcule?.difference}
      pays={page.pays}
      question={(s) => questionDe(page, s, bareme, aujourdhui())}
      reserve={RESERVE}
      resume={
        calcule && {
          valeur: ecrire(calcule.montantTTC),
          phrase: `taxe comprise, dont ${ecrire(calcule.montantTaxe)} de ${page.impot}`,
        }
      }
      saisies={
        <>
          <ChampMontant
            libelle="Montant hors taxe"
            unite={page.unite}
            decimales={2}
            valeur={situation.montantHT}
            onChange={(montantHT) => modifier({ montantHT })}
          />
          <ChampChoix
            libelle="Taux"
            value={situation.type}
            onChange={(e) => modifier({ type: champs.type.lire(e.target.value) ?? 'normal' })}
          >
            {page.taux.map((t) => {
              const connu = taux.find((x) => x.type === t.valeur);
              return (
                <option key={t.valeur} value={t.valeur}>
                  {t.libelle}
                  {connu ? ` — ${formaterTaux(connu.taux)}` : ' — pas à cette date'}
                </option>
              );
            })}
          </ChampChoix>
        </>
      }
    >
      {typeof resultat === 'string' ? (
        <Alerte ton="attention">
          <p>{resultat}</p>
        </Alerte>
      ) : (
        <>
          <Chiffres {...chiffresDe(page, resultat)} />
          <Bloc titre="Ce que contient le total">
            <BarrePartagee
              titre="Composition du montant taxe comprise"
              parts={partageTva(page, resultat).map(({ libelle, valeur, texte, accent, noeud }) => ({
                nom: libelle,
                valeur,
                texte,
                noeud,
                ton: accent ? 'accent' : 'clair',
              }))}
            />
          </Bloc>
          <Bloc titre="Étape par étape">
            <Releve
              trace={resultat.trace}
              titre={`Calcul de ${page.taxe}`}
              total={{ libelle: 'Montant taxe comprise', valeur: ecrire(resultat.montantTTC) }}
            />
            {resultat.reserves.length > 0 && <Phrases phrases={resultat.reserves} />}
          </Bloc>
          <Bloc titre="Le même montant, à chaque taux">
            <table className="tab taux">
              <caption className="vh">Taxe et total selon le taux</caption>
              <thead>
                <tr>
                  <th scope="col">Taux</th>
                  <th scope="col" className="d">
                    {page.impot}
                  </th>
                  <th scope="col" className="d">
                    Total
                  </th>
                </tr>
              </thead>
              <tbody>
                {taux.map((t) => (
                  <tr key={t.type} className={t.type === situation.type ? 'ici' : undefined}>
                    <th scope="row">
                      <b>{formaterTaux(t.taux)}</b> {t.libelle}
                    </th>
                    <td className="d">
                      <Pourquoi noeud={t.trace.enfants[0] ?? t.trace} texte={ecrire(t.montantTaxe)} />
                    </td>
                    <td className="d">
                      <Pourquoi noeud={t.trace} texte={ecrire(t.montantTTC)} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Bloc>
          {resultat.conseils.length > 0 && (
            <Bloc titre="À vérifier">
              <Phrases phrases={resultat.conseils} />
            </Bloc>
          )}
        </>
      )}
      <Comparaison
        simulation={simulation}
        comparees={comparer(
          page,
          resultats.map((r) => (typeof r === 'string' ? null : r)),
        )}
      />
    </CadreSimulateur>
  );
}
