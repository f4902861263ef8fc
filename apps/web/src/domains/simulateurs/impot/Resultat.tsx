import { arrondi, enParts, euros } from '@francis/presentation/commun';
import {
  datesDesPistes,
  phrasePistesPassees,
  repereDesPistes,
  repereDuBareme,
  titreEscalier,
} from '@francis/presentation/france';
import { anneeDesPistes, chiffresDe, type ResultatImpot } from '@francis/presentation/impot';

import { Releve } from '../../../design-system/index.ts';
import { Cascade, CourbeMarginale, EscalierRempli } from '../../../design-system/graphiques/index.ts';
import { Bloc, Phrases } from '../commun/Bloc.tsx';
import { Chiffres } from '../commun/Chiffres.tsx';
import { Economies } from '../commun/Economies.tsx';
import { Decote } from '../france/Decote.tsx';

interface Props {
  r: ResultatImpot;
  bareme: string;
  jour: string;
  /** Along the curve, to this taxable income. */
  onDeplacer: (revenuImposable: number) => void;
}

export function Resultat({ r, bareme, jour, onDeplacer }: Props) {
  const { courbe } = r;
  return (
    <>
      <Chiffres {...chiffresDe(r, bareme)} />
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
            onDeplacer={onDeplacer}
          />
          <Decote tmi={r.tauxMarginal} tauxIci={courbe.tauxIci} />
        </Bloc>
      )}
      <Bloc titre="Étape par étape">
        <Releve
          key={bareme}
          trace={r.trace}
          tranches={r.escalier ?? undefined}
          titre="Calcul de l’impôt"
          repere={`${enParts(r.parts)} · ${repereDuBareme(bareme)}`}
        />
        {r.reserves.length > 0 && <Phrases phrases={r.reserves} />}
      </Bloc>
      <Pistes r={r} bareme={bareme} jour={jour} />
    </>
  );
}

function Pistes({ r, bareme, jour }: { r: ResultatImpot; bareme: string; jour: string }) {
  const annee = anneeDesPistes(r, bareme);
  const passees = annee !== null && datesDesPistes(annee, jour) === 'passees';
  return (
    <Bloc titre="Économies possibles" repere={annee === null || passees ? undefined : repereDesPistes(annee, jour)}>
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
