import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Bouton, classeBouton, formaterEuros, formaterTaux, TexteCite } from '../../../design-system/index.ts';
import { ECRITE_D_AVANCE } from '../../../platform/avance.ts';
import { CadrePublic } from '../../../platform/CadrePublic.tsx';
import { FormulaireEssai } from '../FormulaireEssai.tsx';
import { useEntete } from '../useEntete.ts';
import { calculerRapport, ENTRETIEN, type Rapport } from './entretien.ts';
import { DEBUT, ETAPES, etatDe, FIN, suiteDe } from './etapes.ts';
import '../accueil/sections.css';
import '../pages.css';
import './demo.css';

const rapport = calculerRapport();
/** Words that agree with any step. */
const EN_CLAIR = { pending: 'à venir', active: 'en cours', completed: 'fait' } as const;
const EXEMPLES = [
  'Mariés, 62\u202f000 et 48\u202f000\u00a0€ de salaires, deux enfants, quel impôt\u202f?',
  'Je suis à la tranche de 30\u00a0%. Combien d’impôt économise un versement de 5\u202f000\u00a0€ sur un PER\u202f?',
] as const;

/** A scripted interview, played at its own pace; its figures are computed by the engine from what is said. */
export function PageDemo() {
  useEntete('/demo');
  const [moment, setMoment] = useState(DEBUT);
  const [lancee, setLancee] = useState(false);
  useEffect(() => {
    const suite = lancee ? suiteDe(moment, ENTRETIEN.length) : undefined;
    if (!suite) return undefined;
    const minuteur = setTimeout(() => setMoment(suite.moment), suite.apres);
    return () => clearTimeout(minuteur);
  }, [lancee, moment]);

  const lancer = (): void => {
    // Who asked for less motion gets the whole at once.
    const immobile = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setMoment(immobile ? FIN(ENTRETIEN.length) : DEBUT);
    setLancee(true);
  };
  const finie = moment.etape >= ETAPES.length;
  return (
    <CadrePublic>
      <div className="page page-texte demo">
        <h1>Un entretien, de la voix au calcul</h1>
        <p className="voix">
          Une scène écrite d’avance, des chiffres calculés devant vous{'\u202f'}: le rapport est celui que le moteur
          donne sur ce qui vient d’être dit.
        </p>
        <p className="cta">
          <Bouton rang="principal" taille="grande" onClick={lancer} disabled={lancee && !finie}>
            {finie ? 'Rejouer' : 'Lancer la démonstration'}
          </Bouton>
          {lancee && !finie && (
            <Bouton rang="discret" onClick={() => setMoment(FIN(ENTRETIEN.length))}>
              Tout afficher
            </Bouton>
          )}
        </p>
        <ol className="etapes-demo" aria-label="Étapes">
          {ETAPES.map(({ cle, nom }, rang) => {
            const etat = etatDe(rang, moment);
            return (
              <li key={cle} data-etat={etat} {...(etat === 'active' && { 'aria-current': 'step' as const })}>
                {nom}
                <span className="vh">
                  {'\u202f'}: {EN_CLAIR[etat]}
                </span>
              </li>
            );
          })}
        </ol>
        <div className="scene-demo">
          <section aria-labelledby="t-entendu">
            <h2 id="t-entendu">Ce qui est dit</h2>
            <ol className="repliques" aria-live="polite">
              {ENTRETIEN.slice(0, moment.lignes).map(([qui, texte]) => (
                <li key={texte}>
                  <b>{qui}</b> {texte}
                </li>
              ))}
            </ol>
            {moment.lignes === 0 && <p className="doux">La transcription s’écrit ici.</p>}
          </section>
          <section aria-labelledby="t-rapport" aria-live="polite">
            <h2 id="t-rapport">Ce qui est calculé</h2>
            {!rapport && <p className="doux">Le moteur ne répond pas sur cette année.</p>}
            {rapport && moment.etape >= 3 && <Pistes {...rapport} />}
            {rapport && finie && <Fiche {...rapport} />}
            {moment.etape < 3 && <p className="doux">Les leviers et le rapport viennent après l’analyse.</p>}
          </section>
        </div>
        <section className="essayer" aria-labelledby="t-a-vous">
          <div className="registre">
            <h2 id="t-a-vous">À vous</h2>
            <p className="chapeau">Une vraie question, une vraie réponse</p>
          </div>
          <div inert={ECRITE_D_AVANCE}>
            <FormulaireEssai exemples={EXEMPLES} />
          </div>
        </section>
        <p className="cta">
          <Link className={classeBouton()} to="/signup">
            Créer un compte
          </Link>
          <Link className={classeBouton()} to="/pro/signup">
            Vous êtes un professionnel
          </Link>
          <Link className={classeBouton('discret')} to="/pro-landing">
            Retour à l’accueil
          </Link>
        </p>
      </div>
    </CadrePublic>
  );
}

function Pistes({ pistes }: Rapport) {
  return (
    <ul className="pistes-demo">
      {pistes.map(({ titre, gain, condition, article }) => (
        <li key={titre}>
          <p>
            <b>{titre}</b> <span className="gain n">{formaterEuros(gain)} d’impôt en moins</span>
          </p>
          <p className="doux">
            {condition} <TexteCite texte={article} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Fiche({ annee, impot, parts, tmi, impotApresPistes }: Rapport) {
  return (
    <dl className="feuille bloc fiche-demo">
      <dt>
        Impôt {annee + 1} sur les revenus {annee}
      </dt>
      <dd className="n">{formaterEuros(impot)}</dd>
      <dt>Parts</dt>
      <dd className="n">{parts.toLocaleString('fr-FR')}</dd>
      <dt>Tranche marginale</dt>
      <dd className="n">{formaterTaux(tmi)}</dd>
      <dt>Impôt avec les deux leviers</dt>
      <dd className="n">{formaterEuros(impotApresPistes)}</dd>
    </dl>
  );
}
