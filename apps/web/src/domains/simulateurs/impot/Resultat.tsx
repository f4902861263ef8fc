import { Etat, formaterTaux, Trace } from '../../../design-system/index.ts';
import { Cascade, CourbeMarginale, EscalierRempli } from '../../../design-system/graphiques/index.ts';
import { Bloc, Phrases } from '../commun/Bloc.tsx';
import { Chiffres } from '../commun/Chiffres.tsx';
import { Economies } from '../commun/Economies.tsx';
import { arrondi, enParts, euros, tauxMoyen } from '../commun/ecrire.ts';
import { REFERENCE } from '../commun/reference.ts';
import { Decote } from '../france/Decote.tsx';
import { titreEscalier } from '../france/escalier.ts';
import { anneeDe } from '../france/baremes.ts';
import { datesDesPistes, phrasePistesPassees, repereDesPistes } from '../france/pistes.ts';
import type { ResultatImpot } from './calcul.ts';

export const intituleImpot = (bareme: string): string =>
  bareme === REFERENCE ? 'Impôt, formule simplifiée' : `Impôt ${bareme} sur les revenus ${anneeDe(bareme)}`;

export function Resultat({ r, bareme, jour }: { r: ResultatImpot; bareme: string; jour: string }) {
  const { courbe } = r;
  return (
    <>
      <Chiffres
        principal={{ libelle: intituleImpot(bareme), valeur: r.statut ? euros(r.impotNet) : arrondi(r.impotNet) }}
        autres={[
          ...(r.statut ? [{ libelle: 'État', valeur: <Etat nom={r.statut} /> }] : []),
          { libelle: 'Tranche marginale', valeur: formaterTaux(r.tauxMarginal) },
          { libelle: 'Taux moyen', valeur: tauxMoyen(r.tauxMoyen) },
          { libelle: 'Parts', valeur: enParts(r.parts).replace(/\D+$/, '') },
        ]}
      />
      {r.escalier && <Escalier escalier={r.escalier} />}
      <Bloc titre="Du revenu à l’impôt net">
        <Cascade titre="Cascade du revenu déclaré à l’impôt net" groupes={r.cascade} />
      </Bloc>
      {courbe && (
        <Bloc titre="Ce que coûte un euro de plus" repere="Pente de l’impôt réel, selon le revenu imposable">
          <CourbeMarginale
            titre="Taux marginal selon le revenu imposable du foyer"
            paliers={courbe.paliers}
            moyenne={courbe.moyenne}
            jusqua={courbe.jusqua}
            ici={r.revenuImposable}
            tauxIci={courbe.tauxIci}
            tauxMoyen={r.impotNet === r.impotApresDecote ? r.tauxMoyen : undefined}
            ecrire={arrondi}
          />
          <Decote tmi={r.tauxMarginal} tauxIci={courbe.tauxIci} />
        </Bloc>
      )}
      <Bloc titre="Étape par étape">
        <Trace
          key={bareme}
          trace={r.trace}
          titre="Calcul de l’impôt"
          repere={bareme === REFERENCE ? 'formule simplifiée' : `${enParts(r.parts)} · revenus ${anneeDe(bareme)}`}
        />
        {r.reserves.length > 0 && <Phrases phrases={r.reserves} />}
      </Bloc>
      <Pistes r={r} bareme={bareme} jour={jour} />
    </>
  );
}

function Pistes({ r, bareme, jour }: { r: ResultatImpot; bareme: string; jour: string }) {
  // The literal formula has no year of its own.
  const annee = r.statut ? anneeDe(bareme) : undefined;
  const passees = annee !== undefined && datesDesPistes(annee, jour) === 'passees';
  return (
    <Bloc
      titre="Économies possibles"
      repere={annee === undefined || passees ? undefined : repereDesPistes(annee, jour)}
    >
      {passees ? (
        <p className="rien">{phrasePistesPassees(annee)}</p>
      ) : (
        <Economies
          optimisations={r.optimisations}
          {...(r.optimisations.filter((o) => o.economie > 0).length > 1 ? { total: r.economiesPossibles } : {})}
          ecrire={euros}
        />
      )}
    </Bloc>
  );
}

function Escalier({ escalier }: { escalier: NonNullable<ResultatImpot['escalier']> }) {
  const total = escalier.marches.reduce((somme, m) => somme + m.impot, 0);
  return (
    <Bloc
      titre={titreEscalier(escalier.marches)}
      repere={escalier.plafonne ? `Calcul sur ${enParts(escalier.parts)}, avantage des enfants plafonné` : undefined}
    >
      <EscalierRempli
        titre="Tranches d’une part, remplies par votre revenu"
        marches={escalier.marches}
        ici={escalier.parPart}
        mesure="par part"
        ecrire={arrondi}
      />
      <p className="legende">
        La surface remplie est l’impôt d’une part{'\u202f'}: {euros(total)}
        {escalier.parts === 1 ? '.' : `. Pour ${enParts(escalier.parts)}\u202f: ${arrondi(total * escalier.parts)}.`}
      </p>
    </Bloc>
  );
}
