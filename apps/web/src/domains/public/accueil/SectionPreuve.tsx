import { trouverNoeud } from '@francis/fiscal';
import { useRef, useState } from 'react';
import {
  Etat,
  formaterEuros,
  formaterValeur,
  Montant,
  type NoeudAffiche,
  Note,
  Trace,
} from '../../../design-system/index.ts';
import { Ilot } from '../../../platform/Ilot.tsx';
import { ANNEE_PREUVE, calculerPreuve } from './preuve.ts';

const preuve = calculerPreuve();
const ID = 'calcul-preuve';
/** What the general-purpose assistant answered, as published. */
const REPONSE_GENERALISTE = 1_514;

/** The published question, three answers, and the engine's own calculation open beside. */
export function SectionPreuve() {
  if (!preuve) return null;
  return (
    <section className="page" id="preuve" aria-labelledby="t-preuve">
      <div className="registre">
        <h2 id="t-preuve">La même question, trois réponses</h2>
        <p className="chapeau">
          Revenus {ANNEE_PREUVE}, impôt {ANNEE_PREUVE + 1}
        </p>
      </div>
      <div className="q3">
        <div>
          <blockquote>
            «{'\u202f'}Nous sommes mariés, deux enfants, l’un au collège, l’autre au lycée. Je gagne{' '}
            {formaterEuros(2_150)} net par mois, ma femme {formaterEuros(1_925)}. Nous avons versé{' '}
            {formaterEuros(2_000)} sur notre PER, dépensé {formaterEuros(350)} de jardinage et donné{' '}
            {formaterEuros(100)} à la Ligue contre le cancer.{'\u202f'}»
          </blockquote>
          <p className="chapeau">Question publiée par Linternaute, abrégée.</p>
        </div>
        <div className="faux">
          <p className="qui">Un assistant généraliste</p>
          <p className="val">
            <del>{formaterEuros(REPONSE_GENERALISTE)}</del>
          </p>
          <p className="sens perte">à payer</p>
        </div>
        <div>
          <p className="qui">Le simulateur officiel</p>
          <p className="val">{formaterEuros(175)}</p>
          <p className="sens">rendus au foyer</p>
        </div>
        <div>
          <p className="qui">Francis, à l’instant</p>
          <p className="val">{formaterEuros(preuve.restitution)}</p>
          <p className="sens">
            <Etat nom="exact" />
          </p>
        </div>
      </div>
      <Ilot nom="preuve" de={PreuveOuverte} props={{}} />
    </section>
  );
}

/** The answer to the published question; each of its figures opens its calculation. */
export const PreuveOuverte = () => preuve && <ReponseOuverte {...preuve} />;

function ReponseOuverte({
  trace,
  restitution,
  droits,
  decote,
  resteApresDecote,
  impotSansPer,
}: NonNullable<typeof preuve>) {
  const [regle, setRegle] = useState(trace.regle);
  const panneau = useRef<HTMLDivElement>(null);
  const noeud: NoeudAffiche = trouverNoeud(trace, regle) ?? trace;
  const racine = noeud === trace;

  const chiffre = (cle: string, valeur: number, suite = '.') => (
    <span className="colle">
      <Montant
        ouvert={regle === cle}
        controle={ID}
        onBascule={() => {
          setRegle(cle);
          // On a phone the calculation is below the text: the eye is brought to it.
          if (matchMedia('(max-width:900px)').matches) {
            panneau.current?.scrollIntoView({ block: 'start', behavior: 'auto' });
          }
        }}
      >
        {formaterEuros(valeur)}
      </Montant>
      {suite}
    </span>
  );

  return (
    <div className="rep">
      <div>
        <div className="voix">
          <p>
            Vous ne payez pas d’impôt sur le revenu, et l’administration vous rend {chiffre(trace.regle, restitution)}
          </p>
          <p>
            Le barème donne {chiffre('ir.droits_simples', droits)} La décote en retire {chiffre('ir.decote', decote)} Le
            don et la scolarité effacent les {chiffre('ir.impot_apres_decote', resteApresDecote, '')} qui restent.
          </p>
          <p>
            Le jardinage ouvre un crédit d’impôt de {chiffre('ir.credits.emploi_domicile', restitution)} Un crédit est
            rendu même sans impôt. Une réduction, elle, ne se rembourse pas.
          </p>
        </div>
        <div className="notes">
          <Note titre="Le PER a compté.">
            Sans le versement de {formaterEuros(2_000)}, il y aurait {formaterEuros(impotSansPer)} à payer. Le calcul
            entier a été refait.
          </Note>
          <Note titre="Hypothèse." avertissement>
            Le net mensuel est pris comme net imposable. Le bulletin de décembre donne le montant exact.
          </Note>
          <Note titre="Hors du calcul.">
            Le prélèvement à la source déjà payé n’est pas dans la question. Il est rendu en plus.
          </Note>
        </div>
      </div>
      <div ref={panneau} className="panneau" aria-live="polite">
        <Trace
          key={noeud.regle}
          id={ID}
          trace={noeud}
          titre={racine ? 'Calcul' : `Calcul des ${formaterValeur(noeud.valeur, noeud.unite)}`}
          repere={racine ? `3 parts · revenus ${ANNEE_PREUVE}` : `revenus ${ANNEE_PREUVE}`}
          {...(racine ? { total: { libelle: 'Rendu au foyer', valeur: formaterEuros(restitution) } } : {})}
        />
      </div>
    </div>
  );
}
