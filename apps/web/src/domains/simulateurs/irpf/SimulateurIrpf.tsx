import { arrondi, euros, pourCentMoyen, REFERENCE } from '@francis/presentation/commun';
import {
  baremesDe,
  calculer,
  CHAMPS,
  chiffresDe,
  comparer,
  NATURES,
  partageDe,
  questionDe,
  RESERVE,
  type ResultatIrpf,
  TITRE,
} from '@francis/presentation/irpf';

import { useMemo } from 'react';
import { Alerte, ChampChoix, ChoixSegmente, Icone, Releve } from '../../../design-system/index.ts';
import { BarrePartagee, EscalierRempli } from '../../../design-system/graphiques/index.ts';
import { Bloc, Phrases } from '../commun/Bloc.tsx';
import { CadreSimulateur } from '../commun/CadreSimulateur.tsx';
import { ChampMontant } from '../commun/ChampMontant.tsx';
import { aujourdhui } from '../commun/aujourdhui.ts';
import { Chiffres } from '../commun/Chiffres.tsx';
import { Coche } from '../commun/Coche.tsx';
import { Comparaison } from '../commun/Comparaison.tsx';
import { useSimulation } from '../commun/useSimulation.ts';

const A_CHARGE = Array.from({ length: 11 }, (_, i) => i);

export function SimulateurIrpf() {
  const baremes = useMemo(() => baremesDe(aujourdhui()), []);
  const simulation = useSimulation(CHAMPS, baremes);
  const { situation: s, calculables, active, bareme, modifier } = simulation;
  const resultats = calculables.map((x) => (x ? calculer(x, bareme) : ''));
  const resultat = resultats[active] ?? '';
  const calcule = typeof resultat === 'string' ? undefined : resultat;
  return (
    <CadreSimulateur
      essais={
        bareme === REFERENCE
          ? []
          : [
              { libelle: 'Conjoint sans revenu', partiel: { conjointSansRevenu: true } },
              { libelle: 'Deux personnes à charge', partiel: { personnesACharge: 2 } },
            ]
      }
      titre={TITRE}
      chapeau="Impôt sur le revenu d’un résident d’Andorre. Le résultat suit votre saisie."
      simulation={simulation}
      champs={CHAMPS}
      baremes={baremes}
      difference={calcule?.difference}
      pays="AD"
      question={(x) => questionDe(x, bareme)}
      reserve={RESERVE}
      resume={
        calcule && { valeur: arrondi(calcule.irpf), phrase: `IRPF, taux moyen ${pourCentMoyen(calcule.tauxMoyen)}` }
      }
      saisies={
        <>
          <ChampMontant libelle="Revenu annuel" valeur={s.revenu} onChange={(revenu) => modifier({ revenu })} />
          {bareme !== REFERENCE && (
            <>
              <ChoixSegmente
                legende="Ce revenu est"
                options={NATURES}
                valeur={s.nature}
                onChange={(nature) => modifier({ nature })}
              />
              <ChampChoix
                libelle="Personnes à charge"
                value={s.personnesACharge}
                onChange={(e) => modifier({ personnesACharge: Number(e.target.value) })}
              >
                {A_CHARGE.map((n) => (
                  <option key={n}>{n}</option>
                ))}
              </ChampChoix>
              <div className="coches">
                <Coche
                  libelle="Mon conjoint n’a pas de revenu"
                  valeur={s.conjointSansRevenu}
                  onChange={(conjointSansRevenu) => modifier({ conjointSansRevenu })}
                />
                <Coche
                  libelle="Je suis en situation d’invalidité"
                  valeur={s.invalidite}
                  onChange={(invalidite) => modifier({ invalidite })}
                />
              </div>
              <details>
                <summary>
                  <Icone nom="plus" petite />
                  Épargne et retraite
                </summary>
                <div>
                  <ChampMontant
                    facultatif
                    libelle="Revenus de l’épargne"
                    aide="Hors dividendes de sociétés andorranes, exonérés."
                    valeur={s.revenusEpargne}
                    onChange={(revenusEpargne) => modifier({ revenusEpargne })}
                  />
                  <ChampMontant
                    facultatif
                    libelle="Versements à un plan de pension"
                    valeur={s.versementsPension}
                    onChange={(versementsPension) => modifier({ versementsPension })}
                  />
                </div>
              </details>
            </>
          )}
        </>
      }
    >
      {typeof resultat === 'string' ? (
        <Alerte ton="attention">
          <p>{resultat}</p>
        </Alerte>
      ) : (
        <Resultat resultat={resultat} bareme={bareme} />
      )}
      <Comparaison
        simulation={simulation}
        comparees={comparer(resultats.map((r) => (typeof r === 'string' ? null : r)))}
      />
    </CadreSimulateur>
  );
}

const TONS = ['clair', 'accent', 'moyen'] as const;

function Resultat({ resultat, bareme }: { resultat: ResultatIrpf; bareme: string }) {
  const { loi } = resultat;
  return (
    <>
      <Chiffres {...chiffresDe(resultat, bareme)} />
      <Bloc titre="Trois marches" repere="Le minimum, le taux réduit de moitié, le taux plein">
        <EscalierRempli
          titre="Tranches de l’IRPF, remplies par votre revenu"
          marches={resultat.marches}
          ici={resultat.ici}
          ecrire={arrondi}
        />
        {loi && loi.bonification > 0 && (
          <p className="legende">
            La surface remplie est l’impôt de la base générale{'\u202f'}: {euros(loi.irpf)}. La bonification en a retiré{' '}
            {euros(loi.bonification)}.
          </p>
        )}
      </Bloc>
      {loi && (
        <Bloc titre="Ce qu’il vous reste">
          <BarrePartagee
            titre="Partage du revenu"
            parts={partageDe(resultat).map((part, i) => ({
              nom: part.libelle,
              valeur: part.valeur,
              texte: part.texte,
              noeud: part.noeud,
              ton: TONS[i] ?? 'moyen',
            }))}
          />
        </Bloc>
      )}
      <Bloc titre="Étape par étape">
        <Releve
          key={bareme}
          trace={resultat.trace}
          tranches={{ marches: resultat.marches, parts: 1 }}
          titre="Calcul de l’IRPF"
          repere={loi ? `revenus ${bareme}` : 'formule simplifiée'}
        />
        {loi && <Phrases phrases={[...loi.reserves, ...loi.hypotheses]} />}
      </Bloc>
    </>
  );
}
