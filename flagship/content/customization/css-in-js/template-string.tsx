import { css, styled } from '@mui/material/styles';

const Quote = styled('blockquote')(
  ({ theme }) => css`
    margin: 0;
    padding-inline-start: ${theme.spacing(2)};
    border-inline-start: 4px solid ${theme.vars.palette.primary.main};
    font-style: italic;
  `,
);

export default function TemplateString() {
  return <Quote>A hammer is also a way of looking at the world.</Quote>;
}
