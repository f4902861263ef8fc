import { Link } from 'react-router';
import { classeBouton, formaterEuros, formaterTaux } from '../../design-system/index.ts';
import { CadrePublic } from '../../platform/CadrePublic.tsx';
import { calculerRapport } from './demo/entretien.ts';
import { euros, taux } from './blog/chiffres.ts';
import { useEntete } from './useEntete.ts';
import './accueil/accueil.css';
import './accueil/sections.css';
import './pages.css';

const exemple = calculerRapport();

/** What a language model may do for a tax, and what it may not: it reads, the engine computes. */
export function PageOptimisationIa() {
  useEntete('/optimisation-fiscale-ia');
  return (
    <CadrePublic>
      <div className="page page-texte">
        <h1>Optimisation fiscale{'\u202f'}: l’assistant lit, le moteur calcule.</h1>
        <p className="voix">
          Un modèle de langage comprend votre situation. Il ne sait pas calculer l’impôt. Francis sépare les deux
          {'\u202f'}: ce qui est lu vous est montré, ce qui est calculé vient de la loi.
        </p>
        <p className="cta">
          <Link className={classeBouton('principal', 'grande')} to="/demo">
            Voir la démonstration
          </Link>
          <Link className={classeBouton('normal', 'grande')} to="/simulateur-impot">
            Calculer mon impôt
          </Link>
        </p>
        <div className="registre">
          <h2>Un levier, deux calculs</h2>
          <p className="chapeau">Un couple, deux enfants</p>
        </div>
        {exemple && (
          <div className="prose">
            <p>
              Avec {formaterEuros(62_000)} et {formaterEuros(48_000)} de salaires, et {formaterEuros(3_000)} d’aide à
              domicile, ce foyer doit {formaterEuros(exemple.impot)} d’impôt sur les revenus {exemple.annee}. Sa tranche
              marginale est de {formaterTaux(exemple.tmi)}.
            </p>
            <ul>
              {exemple.pistes.map(({ titre, gain, condition, article }) => (
                <li key={titre}>
                  <b>{titre}</b>
                  {'\u202f'}: {formaterEuros(gain)} d’impôt en moins. {condition} ({article})
                </li>
              ))}
            </ul>
            <p>
              Chaque gain est la différence de deux calculs entiers, décote, plafonds et quotient familial compris. Un
              gain multiplié par un taux serait faux dès qu’un seuil est franchi.
            </p>
          </div>
        )}
        <div className="registre">
          <h2>Ce que Francis regarde</h2>
          <p className="chapeau">Revenus, famille, patrimoine</p>
        </div>
        <div className="faits-marquants">
          <p>
            <b>L’épargne retraite.</b> Un versement sur un PER se déduit jusqu’à {taux('ir.charges.taux_plafond_per')}{' '}
            de vos revenus professionnels. Francis dit le plafond qui reste, l’effet sur votre tranche et ce que coûtera
            la sortie.
          </p>
          <p>
            <b>Les dons et l’emploi à domicile.</b> {taux('ir.dons.taux_66')} d’un don, dans la limite de{' '}
            {taux('ir.dons.limite_revenu')} du revenu imposable{'\u202f'}; {taux('ir.emploi_domicile.taux')} d’une aide
            à domicile. Et ce qui n’est pas rendu.
          </p>
          <p>
            <b>L’assurance-vie.</b> Après huit ans, {euros('av.abattement_seul')} de gains par an échappent à l’impôt,{' '}
            {euros('av.abattement_couple')} pour un couple.
          </p>
          <p>
            <b>L’immobilier et la transmission.</b> Le régime le plus favorable à vos loyers, les abattements encore
            disponibles.
          </p>
        </div>
        <p className="cta">
          <Link className={classeBouton()} to="/signup">
            Créer un compte
          </Link>
          <Link className={classeBouton()} to="/pricing">
            Tarifs
          </Link>
          <Link className={classeBouton('discret')} to="/contact">
            Nous écrire
          </Link>
        </p>
      </div>
    </CadrePublic>
  );
}
