import Skeleton from '@mui/material/Skeleton';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { useEffect, useState } from 'react';
import { loadShape, type IconTheme } from './icon-data.ts';
import { trusted } from './trusted.ts';

interface IconShapeProps extends SvgIconProps {
  index: number;
  theme: IconTheme;
}

/** An icon by its place in the list: a grey square until its shape is there. */
export function IconShape({ index, theme, ...props }: IconShapeProps) {
  const key = `${theme} ${index}`;
  const [shape, setShape] = useState({ key: '', svg: '' });
  useEffect(() => {
    let left = false;
    loadShape(index, theme).then(
      (svg) => {
        if (!left) setShape({ key, svg });
      },
      () => {
        // The square stays; the name below it can be used all the same.
      },
    );
    return () => {
      left = true;
    };
  }, [key, index, theme]);
  if (shape.key !== key)
    return <Skeleton variant="rounded" width={24} height={24} animation={false} />;
  // The shapes are made by our own script of the installed package.
  return (
    <SvgIcon {...props}>
      <g dangerouslySetInnerHTML={{ __html: trusted.createHTML(shape.svg) }} />
    </SvgIcon>
  );
}
