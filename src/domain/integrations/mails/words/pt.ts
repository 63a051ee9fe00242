/** The words of the mails in Portuguese, where a tenant has none of its own. */
import { type MailTemplateName, type MailWords, paragraphs } from "../../shared/mail-templates.ts";

const hello = "Olá {name},";
const notYou = "Se não foi você que pediu, não precisa de fazer nada.";

export const pt: Record<MailTemplateName, MailWords> = {
  "verify-email": {
    subject: "{code} é o seu código para o HRMS",
    text: paragraphs(
      hello,
      "o seu código é {code}. Funciona uma vez, nos próximos dez minutos.",
      "Ou siga esta ligação: {link}",
      notYou,
    ),
  },
  "password-reset": {
    subject: "Definir uma nova palavra-passe para o HRMS",
    text: paragraphs(
      hello,
      "com esta ligação define uma nova palavra-passe. Funciona uma vez, nos próximos trinta minutos:",
      "{link}",
      notYou,
    ),
  },
  "password-changed": {
    subject: "A sua palavra-passe do HRMS foi alterada",
    text: paragraphs(
      hello,
      "a sua palavra-passe acabou de ser alterada e todos os dispositivos foram desligados.",
      "Não foi você? Defina outra de imediato: {link}",
    ),
  },
  invitation: {
    subject: "{company} convida-o para o HRMS",
    text: paragraphs(
      "Olá,",
      "{invitedBy} convida-o a trabalhar com {company} no HRMS. Com esta ligação aceita; funciona uma vez, nos próximos sete dias:",
      "{link}",
      "Se não sabe do que se trata, não precisa de fazer nada.",
    ),
  },
  "change-requested": {
    subject: "{person} pede uma alteração",
    text: paragraphs(hello, "{person} pediu uma alteração do seu registo. Aprove ou rejeite aqui:", "{link}"),
  },
  "change-approved": {
    subject: "A sua alteração foi aprovada",
    text: paragraphs(hello, "{decidedBy} aprovou a sua alteração. O seu registo:", "{link}"),
  },
  "change-rejected": {
    subject: "A sua alteração foi rejeitada",
    text: paragraphs(hello, "{decidedBy} rejeitou a sua alteração. O que foi dito:", "{link}"),
  },
  "records-expiring": {
    subject: "{company}: documentos que expiram em breve ({count})",
    text: paragraphs(hello, "estes documentos expiram em breve. Renove-os a tempo:", "{records}", "{link}"),
  },
  "bank-account-changed": {
    subject: "O seu salário vai para outra conta",
    text: paragraphs(
      hello,
      "a partir de {date}, o seu salário ou parte dele vai para {account}.",
      "Não pediu isto? Avise de imediato os recursos humanos.",
      "{link}",
    ),
  },
  "terms-issued": {
    subject: "As suas condições essenciais de emprego estão prontas",
    text: paragraphs(
      hello,
      "as suas condições essenciais de emprego foram emitidas a {date}. Leia-as e confirme-as no HRMS.",
      "{link}",
    ),
  },
};
